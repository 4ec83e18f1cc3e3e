//! Lets the page's one inline script pass its content security policy.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use super::seal::SealError;

/// Stands in the policy for the source expression of the loader.
const PLACE: &str = "__LOADER__";

/// Writes the hash of the inline loader in `html` into the policy in `html`.
pub(super) fn allow(html: &str) -> Result<String, SealError> {
    let mut scripts = html.split("<script type=\"module\">").skip(1);
    let loader = scripts.next().and_then(|rest| rest.split("</script>").next());
    match (loader, scripts.next()) {
        (Some(loader), None) if html.contains(PLACE) => {
            let hash = BASE64_STANDARD.encode(Sha256::digest(loader));
            Ok(html.replace(PLACE, &format!("sha256-{hash}")))
        }
        _ => Err(SealError::Loader),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_names_the_hash_of_the_loader() {
        let allowed =
            allow("script-src '__LOADER__' <script type=\"module\">alert(1)</script>").expect("one loader");
        assert!(allowed.contains("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"), "{allowed}");
    }

    #[test]
    fn a_page_with_no_loader_or_two_is_refused() {
        assert_eq!(allow("'__LOADER__'"), Err(SealError::Loader));
        let two = "'__LOADER__'<script type=\"module\">a</script><script type=\"module\">b</script>";
        assert_eq!(allow(two), Err(SealError::Loader));
    }
}
