/** ⌘ on Apple systems, where Ctrl+K deletes to the end of the line; Ctrl elsewhere. */
const modifier = /^(Mac|iP)/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';

/** Binds the shortcut of the search: clicks its link, or focuses the field of a page that has one. */
export function searchKey(): void {
  addEventListener('keydown', (event) => {
    if (!event[modifier] || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    const place = document.querySelector<HTMLElement>('[data-search]');
    if (!place) return;
    event.preventDefault();
    if (place.matches('input')) place.focus();
    else place.click();
  });
}
