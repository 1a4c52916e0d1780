/** From this width on the menu is a bar and its submenus open on hover. */
const desktop = matchMedia('(width >= 1024px)');

const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
const setOpen = (button: Element, open: boolean) => button.setAttribute('aria-expanded', String(open));

/** Gives the menu its buttons: submenus by hover, focus and click, at most one open; Escape closes and gives the focus back. */
export function menu(): void {
  const nav = document.querySelector<HTMLElement>('[data-menu]');
  const link = nav?.querySelector('[data-menu-toggle]');
  if (!nav || !link) return;

  const toggle = buttonFrom(link);
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-submenu]')];
  const buttonOf = (entry: Element) => entry.querySelector('button') as HTMLButtonElement;
  const expand = (entry?: Element) => {
    for (const other of entries) setOpen(buttonOf(other), other === entry);
  };

  for (const entry of entries) {
    const button = buttonOf(entry);
    // A press on the button focuses it first; the click must not undo what that focus opened.
    let openBeforePress = false;
    entry.addEventListener('pointerdown', () => {
      openBeforePress = isOpen(button);
    }, { capture: true });
    button.addEventListener('click', (event) => {
      const byKeyboard = event.detail === 0;
      expand((byKeyboard ? isOpen(button) : openBeforePress) ? undefined : entry);
    });
    entry.addEventListener('pointerenter', (event) => {
      if (desktop.matches && event.pointerType === 'mouse') expand(entry);
    });
    entry.addEventListener('pointerleave', (event) => {
      if (desktop.matches && event.pointerType === 'mouse' && !entry.contains(document.activeElement)) expand();
    });
    entry.addEventListener('focusin', (event) => {
      if (desktop.matches && !entry.contains(event.relatedTarget as Node | null)) expand(entry);
    });
    entry.addEventListener('focusout', (event) => {
      if (desktop.matches && event.relatedTarget && !entry.contains(event.relatedTarget as Node)) expand();
    });
  }

  toggle.addEventListener('click', () => setOpen(toggle, !isOpen(toggle)));

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const open = entries.map(buttonOf).find(isOpen) ?? (isOpen(toggle) ? toggle : undefined);
    if (!open) return;
    setOpen(open, false);
    if (open === toggle || open.parentElement?.contains(document.activeElement)) open.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (nav.contains(target as Node)) return;
    expand();
    setOpen(toggle, false);
  });
  const close = () => {
    expand();
    setOpen(toggle, false);
  };
  desktop.addEventListener('change', close);
  // A page that comes back from the browser's cache comes back with its menu closed.
  addEventListener('pagehide', close);

  nav.dataset.menu = 'ready';
}

/** The link to the list becomes a button that opens it. */
function buttonFrom(link: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.dataset.menuToggle = '';
  button.setAttribute('aria-controls', 'menu');
  setOpen(button, false);
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}
