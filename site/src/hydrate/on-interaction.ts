/**
 * Events that hydrate an island: pointer (or touch), focus, key, click, submit; and the custom event `wake`
 * for any other reason.
 */
const kinds = 'pointerover focusin keydown click submit wake'.split(' ');

/** Deferred action, called once the island is live or has failed. */
type DeferredAction = (isLive?: boolean) => unknown;

/** Default export of a script. An island's export hydrates the root, a frame's adds the opened content to the root. */
type ScriptExport = (root: HTMLElement) => unknown;

/** Timeout of a script in milliseconds. A dead connection may take minutes to fail, while the visitor waits for a click's effect. */
const LOAD_TIMEOUT = 15_000;

/**
 * Fetches a script and its imports in parallel, then runs it. The next call retries after a failure or timeout:
 * current browsers do not cache failed imports (https://github.com/whatwg/html/pull/10327). In older browsers the island stays static.
 * @param addresses space-separated: the script's, then those of its imports
 */
const load = (addresses: string) =>
  new Promise<ScriptExport>((resolve, reject) => {
    setTimeout(reject, LOAD_TIMEOUT);
    // The address is not a literal, because Vite wraps imports of literals in a helper of 1 KiB.
    Promise.all(addresses.split(' ').map((address) => import(/* @vite-ignore */ address))).then(
      ([script]) => resolve(script.default),
      reject,
    );
  });

/**
 * Hydrates islands on the first interaction. Until then, React is not fetched.
 * - `data-island` has the addresses of the island's script and its imports, written by the build (islands.ts). The attribute is
 *   removed once the island is live.
 * - `data-frame` has the address of a small script without React, with the island's styles. The script shows what a click opens
 *   and accepts input. The island's script takes over, after the event `live` on the root.
 * - `data-wake` has space-separated keys of local or session storage. If a key is stored, or the address has it as
 *   `#name=…` or `?name=…`, the island hydrates at once, to show what is stored or linked. A prerendered page fetches the script,
 *   and hydrates on activation.
 * - Clicks and submits from before hydration are replayed afterwards: buttons, forms, and links with `data-opens`, which open
 *   something on the page. If the script fails or times out, the browser submits the form or follows the link. With a frame,
 *   the function that the frame returned is called instead. The next interaction retries.
 */
export function onInteraction(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { dataset } = root;
    let isWaking = false;
    let frame: Promise<ScriptExport> | '' | undefined;
    let deferred: DeferredAction | undefined;

    const wake = async () => {
      if (isWaking) return;
      isWaking = true;
      try {
        // Fetch the frame first: it is small and shown first.
        frame = dataset.frame && load(dataset.frame);
        const [hydrateRoot] = await Promise.all([load(dataset.island as string), frame]);
        await hydrateRoot(root);
        root.removeAttribute('data-island');
        deferred?.(true);
      } catch (error) {
        console.error('An island stays plain HTML:', error);
        // Show the frame before the island takes over.
        await Promise.allSettled([frame]);
        isWaking = false;
        deferred?.();
      }
      deferred = undefined;
    };

    // With JavaScript these links act as buttons, both before and after hydration (components/dialog-trigger.ts).
    for (const opener of root.querySelectorAll('[data-opens]')) opener.setAttribute('role', 'button');

    const onEvent = (event: Event) => {
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
        // Opening in a new tab still follows the link.
        if (address && (ctrlKey || metaKey || shiftKey)) return;
        if (address) event.preventDefault();
        deferred = (isLive) => (isLive ? control?.click() : address && location.assign(address));
      }
      if (event.type === 'submit') {
        event.preventDefault();
        deferred = (isLive) => (isLive ? target.requestSubmit() : target.submit());
      }
      wake();
      // Once drawn, the frame replaces the replayed click and handles failures. `wake` logs why a frame could not load.
      if (address && frame)
        frame.then(
          (draw) => {
            if (dataset.island) deferred = draw(root) as DeferredAction;
          },
          () => {},
        );
    };

    const wakeIfAwaited = () => {
      try {
        const isAwaited = (name: string) =>
          RegExp(`[#?&]${name}=.`).test(location.href) || localStorage.getItem(name) || sessionStorage.getItem(name);
        // Handle focus from before this script ran.
        if (root.contains(document.activeElement) || dataset.wake?.split(' ').some(isAwaited)) wake();
      } catch {
        // Storage is blocked.
      }
    };

    // The first read of storage waits 5 to 40 ms for the disk, so read it after the first paint. Safari has no requestIdleCallback.
    const wakeWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(wakeIfAwaited);

    for (const kind of kinds) root.addEventListener(kind, onEvent);
    // Capture, because prerenderingchange does not bubble from the document.
    for (const kind of ['hashchange', 'pageshow', 'prerenderingchange']) addEventListener(kind, wakeWhenIdle, true);
    wakeWhenIdle();
  }
}
