// What doesn't fit into the window as it is: parts outside of it or wider than their place, text that
// is cut off or leaves its button, words broken in two. Gives a list of sentences; empty is good.
async () => {
    const twice = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrollTo(0, 0);
    await twice();
    const root = document.documentElement;
    const scope = [...document.querySelectorAll('dialog[open]')].pop() ?? document.querySelector('.app');
    const found = [];
    const tell = (part, what) => {
        const { id, action } = { id: part.id, action: part.dataset?.action };
        const name = [part.tagName.toLowerCase(), part.getAttribute('class'), id, action].filter(Boolean).join(' ');
        found.push(`${name} (${part.textContent.trim().slice(0, 40)}): ${what}`);
    };
    if (root.scrollWidth > root.clientWidth) tell(root, `the page is ${root.scrollWidth - root.clientWidth} too wide`);
    const scrolls = style => ['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY);
    const cuts = style => ['hidden', 'clip'].includes(style.overflowX) || ['hidden', 'clip'].includes(style.overflowY);
    const ancestors = function* (part) {
        for (let at = part; at && at !== root; at = at.parentElement) yield at;
    };
    // Meant to leave its place: ornaments, what only a screen reader reads, icon buttons that align by their
    // pictures, and the parts of a player's note, which leave as a whole.
    const MEANT = '.poster, .visually-hidden, [hidden], .sprite, .app-bar, .moves-head, .start-foot, .board-frame, .player-note';
    for (const part of scope.querySelectorAll('*')) {
        if ((part.closest('svg') && part.tagName !== 'svg') || part.closest(MEANT)) continue;
        const style = getComputedStyle(part), box = part.getBoundingClientRect();
        if (!part.checkVisibility() || style.clipPath !== 'none' || box.width < 1 || box.height < 1) continue;
        const isScrolled = [...ancestors(part.parentElement)].some(at => scrolls(getComputedStyle(at)));
        if (!isScrolled && (box.left < -0.5 || box.right > root.clientWidth + 0.5)) tell(part, 'outside of the window');
        if (!(part instanceof HTMLElement) || part.matches('input, select, textarea, option')) continue;
        const isBox = style.display !== 'inline' && !['auto', 'scroll'].includes(style.overflowX);
        const isBar = part.matches('.moves');
        if (isBox && !isBar && part.clientWidth && part.scrollWidth > part.clientWidth + 1) {
            tell(part, `${part.scrollWidth - part.clientWidth} too wide`);
        }
        if (part.matches('.sentence') && part.scrollHeight > part.clientHeight + 1) {
            tell(part, `${part.scrollHeight - part.clientHeight} too high`);
        }
        if (![...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
        const range = document.createRange();
        range.selectNodeContents(part);
        const text = range.getBoundingClientRect();
        for (const at of ancestors(part)) {
            const around = getComputedStyle(at), edge = at.getBoundingClientRect();
            if (scrolls(around)) break;
            // A line's box is lower than its letters' by a few pixels.
            const isCut = text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 5;
            if (cuts(around) && isCut) {
                tell(part, 'its text is cut off');
                break;
            }
        }
        const button = part.closest('button')?.getBoundingClientRect();
        if (button && (text.left < button.left - 0.5 || text.right > button.right + 0.5 || text.bottom > button.bottom + 1)) {
            tell(part, 'its text leaves the button');
        }
        const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top))).size;
        if (part.matches('button *, button, h2, .eyebrow') && !/[\s-]/.test(part.textContent.trim()) && lines > 1) {
            tell(part, 'its one word is broken in two');
        }
    }
    // The tools stick to the window's edge; what is under them must not be what is being read.
    const tools = scope.querySelector('.tools')?.getBoundingClientRect();
    const isStuck = scope.querySelector('[data-arrangement=stack]') && tools.top < innerHeight;
    for (const part of isStuck ? scope.querySelectorAll(innerWidth < 700 ? '.sentence' : '.sentence, .crossings-row, .balance') : []) {
        const under = part.getBoundingClientRect().bottom - tools.top;
        if (part.getBoundingClientRect().height >= 1 && under > 0.5) tell(part, `${under} under the tools`);
    }
    // A list of one line is cut where it likes, but not in the middle of a sentence.
    const result = scope.querySelector('.move-result'), line = result?.parentElement.getBoundingClientRect();
    if (line?.height < 60 && result.getBoundingClientRect().right > line.right + 1) tell(result, 'its sentence is cut off');
    return [...new Set(found)];
}
