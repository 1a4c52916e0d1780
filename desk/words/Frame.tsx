import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPlace } from '../../shared/api/words.ts';
import { keyOf } from './api.ts';
import { markSpots, replacePage, type Spot, spotAt } from './frame-document.ts';
import s from './words.module.css';

const BASE = '/words/site';
/** Width of the page in the desktop view, in pixels. In a narrower desk the page is shown as on a phone. */
const COMPUTER = 1240;
const SMALL = 700;
const addressOf = (page: Document) => page.location.pathname.slice(BASE.length) || '/';

/** Scrolls the page alone to words that were found by a search, not the desk around it. */
function bringIntoView(element: Element): void {
  const view = element.ownerDocument.defaultView as Window;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) view.scrollBy({ top: top - view.innerHeight / 3, behavior: 'instant' });
}

interface FrameProps {
  /** Address of the page. */
  address: string;
  /** Changes after each save, so that the page is shown again. */
  version: number;
  /** Place whose field is open. */
  open: FieldPlace | undefined;
  onPress: (spot: Spot, href: string | undefined) => void;
  /** Called for a press where no words are, or words without a place. */
  onPressLooks: (isText: boolean) => void;
  /** Called when a link leads to another page. */
  onMove: (address: string) => void;
}

/** Shows the draft's page in an iframe without scripts. The desk handles clicks on its words, which are marked with their places. */
export function Frame({ address, version, open, onPress, onPressLooks, onMove }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const spots = useRef<Spot[]>([]);
  const [isReady, setReady] = useState(false);
  /** Address that the frame was sent to, or went to by a link. */
  const sentTo = useRef('');
  const page = useCallback(() => frame.current?.contentDocument ?? undefined, []);

  const loaded = () => {
    const shown = page();
    if (!shown || shown.location.href === 'about:blank') return;
    const shownAddress = addressOf(shown);
    const isAwaited = shownAddress === sentTo.current;
    // A page that was on its way when another one was chosen.
    if (!isAwaited && !isReady) return;
    setReady(true);
    if (!isAwaited) {
      sentTo.current = shownAddress;
      return onMove(shownAddress);
    }
    spots.current = markSpots(shown);
    shown.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey) return;
      const pressed = event.target as Element;
      const spot = spotAt(shown, spots.current, event.clientX, event.clientY);
      const isLogo = pressed.closest('header a svg') !== null;
      if (spot && !isLogo) return press(spot, event);
      if (!isLogo && pressed.closest('a, button, summary, label, input')) return;
      event.preventDefault();
      onPressLooks([...pressed.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()));
    });
    shown.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      const target = event.target as Element;
      const spot = spots.current.find(({ element }) => element === target || target.closest('a, button, summary')?.contains(element));
      if (spot) press(spot, event);
    });
  };
  const press = (spot: Spot, event: Event) => {
    // Opens an answer of the FAQ, so that its words can be clicked.
    if (!spot.element.closest('summary')) event.preventDefault();
    const link = spot.element.closest<HTMLAnchorElement>(`a[href^="${BASE}/"]`);
    onPress(spot, link ? link.pathname.slice(BASE.length) : undefined);
  };

  useEffect(() => {
    if (!frame.current || sentTo.current === address) return;
    sentTo.current = address;
    setReady(false);
    frame.current.src = BASE + address;
  }, [address]);

  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    const before = page();
    // A frame on its way to another page loads the new version anyway.
    if (!before || addressOf(before) !== address) return;
    fetch(BASE + address).then(async (response) => {
      const html = await response.text();
      const shown = page();
      if (shownVersion.current !== version || !shown) return;
      replacePage(shown, html);
      spots.current = markSpots(shown);
    });
  }, [version, address, page]);

  useEffect(() => {
    for (const { element, place } of spots.current) {
      const wasOpen = element.hasAttribute('data-desk-open');
      const isOpen = open !== undefined && keyOf(place) === keyOf(open);
      element.toggleAttribute('data-desk-open', isOpen);
      if (isOpen && !wasOpen) bringIntoView(element);
    }
  });

  // On a wide screen the page is scaled down from the desktop width.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = (entry as ResizeObserverEntry).contentRect;
      const scale = width < SMALL ? 1 : Math.min(1, width / COMPUTER);
      if (frame.current)
        Object.assign(frame.current.style, { width: `${width / scale}px`, height: `${height / scale}px`, transform: `scale(${scale})` });
    });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <div ref={box} className={s.frame}>
      {!isReady && (
        <p className={s.waiting} role="status">
          <progress aria-label="Opening the page" /> The first page takes about ten seconds, the others open at once.
        </p>
      )}
      <iframe ref={frame} title="The page" sandbox="allow-same-origin" onLoad={loaded} />
    </div>
  );
}
