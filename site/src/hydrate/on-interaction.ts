/** What wakes an island: the first pointer over it (a finger too), focus, key, click or sent form. */
const kinds = ['pointerover', 'focusin', 'keydown', 'click', 'submit'];

/** The script of an island: takes over the HTML that stands in its root. */
interface Live {
  default: (root: HTMLElement) => void;
}

/** Waits until a page that was prepared in the background is shown. */
const shown = () =>
  new Promise<unknown>((go) => {
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', go, { once: true });
    else go(0);
  });

/**
 * Brings islands to life when a visitor turns to them, and not before: until then no React is fetched.
 * - `data-island` is the address of the island's script, which components/Island.tsx writes. It goes once the island is live.
 * - `data-wake` names entries of local or session storage, with spaces between them. If one is stored, or the address has it as
 *   `#name=…` or `?name=…`, the island is live at once: it has something to show. A page that is prepared in the background fetches the script,
 *   and the island is live with the first frame that is shown.
 * - What is clicked or sent before the island is live is done once it is: buttons, forms, and links marked `data-opens`, which open
 *   something here. If the script cannot be had, a form is sent and such a link is followed by the browser, as without a script, and
 *   the next interaction tries again.
 */
export function onInteraction(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let isLoading = false;
    let tries = 0;
    let held: ((isLive: boolean) => void) | undefined;

    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        // Another address each time: browsers remember a module that they could not fetch. In a variable, because Vite wraps
        // an import of a literal in a helper of 1 KiB.
        const address = `${root.dataset.island}${tries++ ? `?${tries}` : ''}`;
        const live = (await import(/* @vite-ignore */ address)) as Live;
        await shown();
        for (const kind of kinds) root.removeEventListener(kind, hear);
        live.default(root);
        root.removeAttribute('data-island');
        held?.(true);
      } catch (error) {
        console.error('An island stays plain HTML:', error);
        isLoading = false;
        held?.(false);
      }
      held = undefined;
    };

    const hear = (event: Event) => {
      const target = event.target as HTMLElement;
      if (event.type === 'click') {
        const control = target.closest<HTMLButtonElement | HTMLAnchorElement>('button, [data-opens]');
        const address = control?.getAttribute('href');
        const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
        // A link that is opened in a new tab stays a link.
        if (address && (ctrlKey || metaKey || shiftKey)) return;
        if (address) event.preventDefault();
        held = (isLive) => (isLive ? control?.click() : address && location.assign(address));
      }
      if (event.type === 'submit') {
        event.preventDefault();
        const form = target as HTMLFormElement;
        held = (isLive) => (isLive ? form.requestSubmit() : form.submit());
      }
      load();
    };

    const wake = () => {
      try {
        const isAwaited = (name: string) =>
          RegExp(`[#?&]${name}=.`).test(location.search + location.hash) || localStorage.getItem(name) || sessionStorage.getItem(name);
        if (root.dataset.wake?.split(' ').some(isAwaited)) load();
      } catch {
        // Storage is blocked: nothing is stored.
      }
    };

    for (const kind of kinds) root.addEventListener(kind, hear);
    // In the capturing phase, because the last one does not bubble up from the document.
    for (const kind of ['hashchange', 'pageshow', 'prerenderingchange']) addEventListener(kind, wake, true);
    wake();
  }
}
