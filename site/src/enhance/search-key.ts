/** ⌘ on Apple systems, where Ctrl+K deletes to the end of the line; Ctrl elsewhere. */
const modifier = /^(Mac|iP)/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';

/** Binds Ctrl+K (⌘K): it clicks the search link, or focuses the field on the search page, which has no link. */
export function searchKey(): void {
  addEventListener('keydown', (event) => {
    if (!event[modifier] || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    const target = document.querySelector<HTMLElement>('[data-search]');
    if (!target) return;
    event.preventDefault();
    if (target.matches('input')) target.focus();
    else target.click();
  });
}
