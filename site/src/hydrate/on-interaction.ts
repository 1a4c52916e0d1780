/**
 * What wakes an island: the first pointer over it (a finger too), focus, key, click or sent form; and `wake`, an event for those who have
 * a reason of their own, such as that it has come near the window.
 */
const kinds = 'pointerover focusin keydown click submit wake'.split(' ');

/** What has to be done once an island is live, or is not. */
type Held = (isLive?: boolean) => unknown;

/** What the script of an island does: takes over the HTML that stands in its root; or of its frame: adds to it what is opened. */
type Work = (root: HTMLElement) => unknown;

/** How long a script may take, in milliseconds. Who has pressed Send or a button and sees nothing happen leaves, and a line that has died may say so only after minutes. */
const PATIENCE = 15_000;

/**
 * Fetches a script and all that it imports side by side, then runs it. What could not be fetched, or not in time, is asked for anew at the next call:
 * browsers no longer remember that it failed (https://github.com/whatwg/html/pull/10327; before, the island stays plain on this page).
 * @param addresses with spaces between them: the script's own, then those that it imports
 */
const load = (addresses: string) =>
  new Promise<Work>((resolve, reject) => {
    setTimeout(reject, PATIENCE);
    // Of an expression, because Vite wraps an import of a literal in a helper of 1 KiB.
    Promise.all(addresses.split(' ').map((address) => import(/* @vite-ignore */ address))).then(
      ([script]) => resolve(script.default),
      reject,
    );
  });

/**
 * Brings islands to life when a visitor turns to them, and not before: until then no React is fetched.
 * - `data-island` has the address of the island's script and of all that it imports, which the build writes (islands.ts). It goes once the
 *   island is live.
 * - `data-frame` has that of a small script without React, with the island's styles, which shows at once what a click is to open, and takes
 *   what is typed. The island's own takes over what it shows: the root hears `live` before.
 * - `data-wake` names entries of local or session storage, with spaces between them. If one is stored, or the address has it as
 *   `#name=…` or `?name=…`, the island is live at once: it has something to show. A page that is prepared in the background fetches the script,
 *   and the island is live with the first frame that is shown.
 * - What is clicked or sent before the island is live is done once it is: buttons, forms, and links marked `data-opens`, which open
 *   something here. If a script cannot be had, or not in time, a form is sent and such a link is followed by the browser, as without a script; where a frame
 *   is shown, what it has handed back is called instead. The next interaction tries again.
 */
export function onInteraction(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { dataset } = root;
    let isWaking = false;
    let frame: Promise<Work> | '' | undefined;
    let held: Held | undefined;

    const wake = async () => {
      if (isWaking) return;
      isWaking = true;
      try {
        // First, as it is small and wanted first.
        frame = dataset.frame && load(dataset.frame);
        const [takeOver] = await Promise.all([load(dataset.island as string), frame]);
        await takeOver(root);
        root.removeAttribute('data-island');
        held?.(true);
      } catch (error) {
        console.error('An island stays plain HTML:', error);
        // What was asked for is drawn first, and then told.
        await Promise.allSettled([frame]);
        isWaking = false;
        held?.();
      }
      held = undefined;
    };

    // With a script they open something here: a button before it is turned to as after (components/dialog-trigger.ts).
    for (const opener of root.querySelectorAll('[data-opens]')) opener.setAttribute('role', 'button');

    const hear = (event: Event) => {
      if (!dataset.island) return;
      const target = event.target as HTMLFormElement;
      if ((event as KeyboardEvent).key === ' ' && target.matches('[data-opens]')) {
        event.preventDefault();
        target.click();
      }
      let address: string | null | undefined;
      if (event.type === 'click') {
        const control = target.closest<HTMLElement>('button,[data-opens]');
        const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
        address = control?.getAttribute('href');
        // A link that is opened in a new tab stays a link.
        if (address && (ctrlKey || metaKey || shiftKey)) return;
        if (address) event.preventDefault();
        held = (isLive) => (isLive ? control?.click() : address && location.assign(address));
      }
      if (event.type === 'submit') {
        event.preventDefault();
        held = (isLive) => (isLive ? target.requestSubmit() : target.submit());
      }
      wake();
      // What is drawn is open, and knows what to do where the rest does not come. Why nothing is drawn, the island says.
      if (address && frame)
        frame.then(
          (draw) => {
            if (dataset.island) held = draw(root) as Held;
          },
          () => {},
        );
    };

    const wakeIfAwaited = () => {
      try {
        const isAwaited = (name: string) =>
          RegExp(`[#?&]${name}=.`).test(location.href) || localStorage.getItem(name) || sessionStorage.getItem(name);
        // What was turned to before this script had come told nobody.
        if (root.contains(document.activeElement) || dataset.wake?.split(' ').some(isAwaited)) wake();
      } catch {
        // Storage is blocked: nothing is stored.
      }
    };

    // The first look into storage waits for the disk, 5 to 40 ms: not before the page is drawn. Not every browser tells when it is idle.
    const soon = () => (window.requestIdleCallback ?? setTimeout)(wakeIfAwaited);

    for (const kind of kinds) root.addEventListener(kind, hear);
    // In the capturing phase, because the last one does not bubble up from the document.
    for (const kind of ['hashchange', 'pageshow', 'prerenderingchange']) addEventListener(kind, soon, true);
    soon();
  }
}
