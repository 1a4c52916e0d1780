/** Timeout of the search's script, in milliseconds. A dead connection may take minutes to fail. */
const LOAD_TIMEOUT = 10_000;
/** Loads the search's script (search.ts). */
type Load = () => Promise<{ default: (target: HTMLElement) => void }>;

/** ⌘ on Apple systems, where Ctrl+K deletes to the end of the line; Ctrl elsewhere. */
const modifier = /^(Mac|iP)/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';

/**
 * Turns the header's link into a button that opens the search, and binds Ctrl+K (⌘K). On the search page, which has a field instead,
 * searches in place. The script is fetched when a visitor turns to the link or the field. If it fails, the link leads to the search page.
 */
export function openSearch(): void {
  const target = document.querySelector<HTMLElement>('[data-search]');
  if (!target) return;
  addEventListener('keydown', (event) => {
    if (!event[modifier] || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (target instanceof HTMLAnchorElement) target.click();
    else target.focus();
  });
  // The address is no literal, or Vite would add a helper of 1 KiB.
  const load: Load = () => import(/* @vite-ignore */ target.dataset.search as string);
  if (target instanceof HTMLAnchorElement) makeButton(target, load);
  else {
    // Without the script, the form leads to the server's results.
    const start = () => load().then((script) => script.default(target), console.error);
    // With a query, a static host has no results, and the server's button for the assistant needs the script.
    if (document.activeElement === target || location.search) start();
    else target.addEventListener('focus', start, { once: true });
  }
}

function makeButton(link: HTMLAnchorElement, load: Load): void {
  const button = { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'aria-keyshortcuts': 'Control+K Meta+K' };
  for (const [name, value] of Object.entries(button)) link.setAttribute(name, value);
  for (const kind of ['pointerover', 'focus']) link.addEventListener(kind, () => load().catch(() => {}), { once: true });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
  link.addEventListener('click', (event) => {
    // Opening in a new tab still follows the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    const timer = setTimeout(follow, LOAD_TIMEOUT);
    load()
      .then((script) => script.default(link), follow)
      .finally(() => clearTimeout(timer));
  });
}
