import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus, key, click or submit event in the island. */
    'client:interaction'?: InteractionOptions | true;
    /** Also hydrates when the visitor scrolls near the island. */
    'client:near'?: InteractionOptions | true;
  }
}

interface InteractionOptions {
  /** Space-separated names. A name in local or session storage, or as `#name=…` in the address, hydrates at once. */
  wake?: string;
}

/** Timeout of scripts in milliseconds. A dead connection may take minutes to fail, while the visitor waits for a click's effect. */
const LOAD_TIMEOUT = 15_000;

/** Resolves at once, or on a prerendered page when it is activated. */
const whenShown = () =>
  new Promise<unknown>((resolve) => {
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(0);
  });

/** Resolves when the browser is idle. Safari has no requestIdleCallback. */
const idle = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Resolves after the next paint, which hydration would delay by 100 ms and more on a slow phone; in a hidden tab after 100 ms. */
const painted = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/**
 * `client:interaction`: hydrates an island on the first pointer, focus, key, click or submit event. Until then no React is fetched.
 * Clicks and submits from before hydration are replayed: buttons, forms, and links with `data-opens`, which open something on the page.
 * If scripts fail or time out, the browser submits the form or follows the link. The next interaction retries.
 */
export const interaction: ClientDirective = (load, { value }, root) => {
  const { wake: names } = value as unknown as InteractionOptions;
  let isLoading = false;
  /** Called once the island is live or has failed. */
  let deferred: ((isLive: boolean) => unknown) | undefined;

  const loaded = () =>
    new Promise<() => Promise<void>>((resolve, reject) => {
      setTimeout(reject, LOAD_TIMEOUT, new Error('timeout'));
      // Astro's `load` never rejects.
      const onError = (event: Event) => {
        event.preventDefault();
        reject((event as CustomEvent).detail.error);
      };
      root.addEventListener('astro:hydration-error', onError, { once: true });
      load().then(resolve, reject);
    });

  const hydrate = async (isAwaited = false) => {
    if (isLoading) return;
    isLoading = true;
    try {
      const hydrateRoot = await loaded();
      await whenShown();
      if (!isAwaited) await painted();
      const restoreTyped = keepTyped(root);
      await hydrateRoot();
      // React hydrates in slices, between which a slow phone answers further presses, but at once for a key's event.
      if (!deferred && !isAwaited) await idle();
      root.firstElementChild?.dispatchEvent(new Event('keyup'));
      restoreTyped();
      deferred?.(true);
    } catch (error) {
      console.error('An island stays plain HTML:', error);
      isLoading = false;
      deferred?.(false);
    }
    deferred = undefined;
  };

  const onEvent = (event: Event) => {
    if (!root.hasAttribute('ssr')) return;
    const target = event.target as HTMLFormElement;
    if ((event as KeyboardEvent).key === ' ' && target.matches('[data-opens]')) {
      event.preventDefault();
      target.click();
    }
    if (event.type === 'click') {
      const control = target.closest<HTMLElement>('button,[data-opens]');
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      const address = control?.getAttribute('href');
      // Opening in a new tab still follows the link.
      if (address && (ctrlKey || metaKey || shiftKey)) return;
      if (address) event.preventDefault();
      deferred = (isLive) => (isLive ? control?.click() : address && location.assign(address));
    }
    if (event.type === 'submit') {
      event.preventDefault();
      deferred = (isLive) => (isLive ? target.requestSubmit() : target.submit());
    }
    hydrate();
  };

  const isSet = (name: string) => RegExp(`[#&]${name}=.`).test(location.hash) || localStorage.getItem(name) || sessionStorage.getItem(name);
  const hydrateIfAwaited = () => {
    try {
      // Handle focus from before this script ran.
      if (root.contains(document.activeElement) || names?.split(' ').some(isSet)) hydrate(true);
    } catch {
      // Storage is blocked.
    }
  };
  // The first read of storage waits 5 to 40 ms for the disk, so read it after the first paint.
  const whenIdle = () => idle().then(hydrateIfAwaited);

  // With JavaScript these links act as buttons, both before and after hydration (components/dialog-trigger.ts).
  for (const opener of root.querySelectorAll('[data-opens]')) opener.setAttribute('role', 'button');
  for (const kind of ['pointerover', 'focusin', 'keydown', 'click', 'submit']) root.addEventListener(kind, onEvent);
  // Capture, because prerenderingchange does not bubble from the document.
  for (const kind of ['hashchange', 'pageshow', 'prerenderingchange']) addEventListener(kind, whenIdle, true);
  whenIdle();
};

/**
 * Saves which control of an island has focus before hydration.
 * @returns a function that restores what was typed, ticked and focused if a browser extension had changed the HTML, so that React
 * replaced the elements
 */
function keepTyped(root: HTMLElement): () => void {
  const controls = () => [...root.querySelectorAll<HTMLInputElement>('input[name],textarea[name]')];
  const before = controls();
  const focused = document.activeElement;
  return () => {
    for (const [index, control] of controls().entries()) {
      const old = before[index];
      if (!old || old.isConnected || old.name !== control.name) continue;
      if (control.checked !== old.checked) control.click();
      if (control.value !== old.value && old.value !== old.defaultValue) {
        // Use the native setter: React overrides the element's setter, and would ignore the event.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, old.value);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (old !== focused) continue;
      control.focus({ preventScroll: true });
      // Number and date fields have no caret.
      if (old.selectionStart !== null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  };
}

/** `client:near`: as `client:interaction`, and also when the visitor scrolls to within half a screen of the island. */
export const near: ClientDirective = (load, options, root) => {
  interaction(load, options, root);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      root.dispatchEvent(new Event('pointerover'));
    },
    { rootMargin: '50% 0px' },
  );
  // The root itself has no box.
  const observe = () => {
    for (const child of root.children) observer.observe(child);
  };
  addEventListener('scroll', observe, { passive: true, once: true });
};
