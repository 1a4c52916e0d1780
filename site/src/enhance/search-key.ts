/** ⌘ and K on a Mac, where Ctrl and K delete to the end of a line in any field; Ctrl and K elsewhere. */
const modifier = /^(Mac|iP)/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';

/** Opens the search by its keys: they press its link, or go to its field where a page has one. */
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
