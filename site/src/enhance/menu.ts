const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
const setOpen = (button: Element, open: boolean) => {
  button.setAttribute('aria-expanded', `${open}`);
};

/** Gives the menu its buttons: submenus by hover, focus and click, at most one open; Escape closes and gives the focus back. */
export function menu(): void {
  const nav = document.querySelector<HTMLElement>('[data-menu]');
  const link = nav?.querySelector('[data-menu-toggle]');
  if (!nav || !link) return;

  // From this width on the menu is a bar and its submenus open on hover.
  const desktop = matchMedia('(min-width: 1024px)');
  const toggle = buttonFrom(link);
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-submenu]')];
  const buttonOf = (entry: Element) => entry.querySelector('button') as HTMLButtonElement;
  // The entry that a click opened. What hover or focus opened, the first click keeps and the second closes.
  let kept: Element | undefined;
  const expand = (entry?: Element | null) => {
    kept = undefined;
    for (const other of entries) setOpen(buttonOf(other), other === entry);
  };
  const showMenu = (open: boolean) => {
    setOpen(toggle, open);
    // The page under the open menu takes no tap and no focus.
    for (const part of document.body.children) if (!part.contains(nav)) part.toggleAttribute('inert', open);
  };
  const close = () => {
    expand();
    showMenu(false);
  };

  for (const entry of entries) {
    const button = buttonOf(entry);
    button.addEventListener('click', (event) => {
      const byKeyboard = event.detail === 0;
      const next = (byKeyboard ? isOpen(button) : kept === entry) ? undefined : entry;
      expand(next);
      kept = next;
    });
    entry.addEventListener('pointerenter', (event) => {
      if (desktop.matches && event.pointerType === 'mouse' && kept !== entry) expand(entry);
    });
    entry.addEventListener('pointerleave', (event) => {
      if (desktop.matches && event.pointerType === 'mouse' && !entry.contains(document.activeElement)) expand();
    });
  }

  toggle.addEventListener('click', () => showMenu(!isOpen(toggle)));

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const open = entries.map(buttonOf).concat(toggle).find(isOpen);
    if (!open) return;
    if (open === toggle) showMenu(false);
    else expand();
    if (open === toggle || open.parentElement?.contains(document.activeElement)) open.focus();
  });
  // What gets the focus decides, not what loses it: a press in a submenu must find it open when the focus has left another.
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const entry = (target as Element).closest('[data-submenu]');
    if (desktop.matches && !entry?.contains(relatedTarget as Node | null)) expand(entry);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (desktop.matches && !nav.contains(target as Node)) expand();
  });
  // On a phone at the end of the tap, or the same tap would reach what lies under the menu.
  document.addEventListener('click', ({ target }) => {
    if (!desktop.matches && !nav.contains(target as Node)) close();
  });
  desktop.addEventListener('change', close);
  // A page that comes back from the browser's cache comes back with its menu closed.
  addEventListener('pagehide', close);

  // Before the script came the link may have been used: it shows the list through the address. Asked first: how wide the page is has its styles computed.
  showMenu(location.hash === '#menu' && !desktop.matches);
  nav.dataset.menu = 'ready';
}

/** The link to the list becomes a button that opens it. */
function buttonFrom(link: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = link.className;
  button.dataset.menuToggle = '';
  button.setAttribute('aria-controls', 'menu');
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}
