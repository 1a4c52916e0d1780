const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
const setOpen = (button: Element, open: boolean) => {
  button.setAttribute('aria-expanded', `${open}`);
};

/** Adds the menu's buttons. Submenus open by hover, focus and click, at most one at a time; Escape closes and restores focus. */
export function menu(): void {
  const nav = document.querySelector<HTMLElement>('[data-menu]');
  const link = nav?.querySelector('[data-menu-toggle]');
  if (!nav || !link) return;

  // At this width the menu is a bar, and submenus open on hover.
  const desktop = matchMedia('(min-width: 1024px)');
  const toggle = buttonFrom(link);
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-submenu]')];
  const buttonOf = (entry: Element) => entry.querySelector('button') as HTMLButtonElement;
  // The entry that a click pinned. The first click on an entry opened by hover or focus pins the entry, the second closes it.
  let pinned: Element | undefined;
  const expand = (entry?: Element | null) => {
    pinned = undefined;
    for (const other of entries) setOpen(buttonOf(other), other === entry);
  };
  const showMenu = (open: boolean) => {
    setOpen(toggle, open);
    // Make the page below the open menu inert.
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
      const next = (byKeyboard ? isOpen(button) : pinned === entry) ? undefined : entry;
      expand(next);
      pinned = next;
    });
    entry.addEventListener('pointerenter', (event) => {
      if (desktop.matches && event.pointerType === 'mouse' && pinned !== entry) expand(entry);
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
  // Use focusin, not focusout: a submenu must still be open when a press moves focus into it.
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const entry = (target as Element).closest('[data-submenu]');
    if (desktop.matches && !entry?.contains(relatedTarget as Node | null)) expand(entry);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (desktop.matches && !nav.contains(target as Node)) expand();
  });
  // Listen to click, not pointerdown: on pointerdown the tap's click would reach the element below the menu.
  document.addEventListener('click', ({ target }) => {
    if (!desktop.matches && !nav.contains(target as Node)) close();
  });
  desktop.addEventListener('change', close);
  // Close before the page enters the bfcache.
  addEventListener('pagehide', close);

  // The link may already have opened the list through the fragment. Check the fragment first: the media query forces style calculation.
  showMenu(location.hash === '#menu' && !desktop.matches);
  nav.dataset.menu = 'ready';
}

/** Replaces the link to the list by a button that opens it. */
function buttonFrom(link: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = link.className;
  button.dataset.menuToggle = '';
  button.setAttribute('aria-controls', 'menu');
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}
