/** Ctrl or ⌘ and K open the search: they press its link, or go to its field where a page has one. */
export function searchKey(): void {
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    const place = document.querySelector<HTMLElement>('[data-search]');
    if (!place) return;
    event.preventDefault();
    if (place.matches('input')) place.focus();
    else place.click();
  });
}
