import { setTimeout as pause } from 'node:timers/promises';
import type { DevTools, Method, Params } from './devtools.ts';
import { reportNextHeading } from './report-next-heading.ts';

export interface Visit {
  /** Origin whose home page links to /services. */
  origin: string;
  /** Whether the CPU is 4x slower, as Lighthouse's phone. The connection is throttled in the server. */
  slow: boolean;
  /** Milliseconds that the pointer rests on the link before the click; 0 clicks at once. */
  hover: number;
  /** Whether the browser may follow the page's speculation rules. */
  prerender: boolean;
}

export interface Arrival {
  /** Milliseconds from the click until the next page's h1 is painted. */
  time: number;
  /** Whether the page was prerendered. */
  prerendered: boolean;
}

const next = '/services';

/**
 * Opens the home page with an empty cache, moves the pointer onto a link to /services, and clicks it.
 * @throws Error if there is no visible link, or the next heading does not appear within 15 s
 */
export async function visitByClick(devtools: DevTools, visit: Visit): Promise<Arrival> {
  const { browserContextId } = await devtools.send('Target.createBrowserContext', { disposeOnDetach: true });
  const unlisten = equipEachPage(devtools, visit);
  try {
    // Prerendered pages are targets of their tab, so the tab is watched.
    await devtools.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'tab', exclude: false }, { exclude: true }],
    });
    const attached = devtools.next(
      'Target.attachedToTarget',
      10_000,
      ({ targetInfo }) => targetInfo.type === 'page' && targetInfo.browserContextId === browserContextId,
    );
    await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId: page } = await attached;

    // The response comes after those of the set-up commands. A page that navigates before reports nothing.
    await devtools.send('Runtime.evaluate', { expression: 'typeof benchReport' }, page);
    const opened = report(devtools, ({ path }) => path === '/');
    await devtools.send('Page.navigate', { url: `${visit.origin}/` }, page);
    await opened;
    const link = await placeOfLink(devtools, page);
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', more: object = {}) =>
      devtools.send('Input.dispatchMouseEvent', { type, ...link, ...more }, page);
    if (visit.hover > 0) {
      await mouse('mouseMoved');
      await pause(visit.hover);
    }

    const clicked = report(devtools, ({ clicked }) => clicked !== undefined);
    const painted = report(devtools, ({ path }) => path === next);
    const press = { button: 'left', buttons: 1, clickCount: 1 };
    // The page may be gone before it answers the mouse release.
    await mouse('mousePressed', press);
    mouse('mouseReleased', { ...press, buttons: 0 }).catch(() => {});
    const [clickReport, paintReport] = await Promise.all([clicked, painted]);
    return { time: (paintReport.painted as number) - (clickReport.clicked as number), prerendered: paintReport.prerendered === true };
  } finally {
    unlisten();
    await devtools.send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** Gives every page, prerendered pages included, the phone's size, the throttling and the report script before it starts. */
function equipEachPage(devtools: DevTools, { slow, prerender }: Visit): () => void {
  return devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    // Responses are not awaited: they come when the target has started, and never from a cancelled prerendered page.
    const send = <Name extends Method>(method: Name, params?: Params<Name>) => devtools.send(method, params, sessionId).catch(() => {});
    if (targetInfo.type === 'tab') send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    if (targetInfo.type === 'page') {
      send('Page.enable');
      send('Runtime.enable');
      send('Runtime.addBinding', { name: 'benchReport' });
      send('Page.addScriptToEvaluateOnNewDocument', { source: reportNextHeading });
      // `mobile: true` would change scrollbars for the whole process: the next page would restyle the previous page.
      send('Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: false });
      if (!prerender) send('Page.setPrerenderingAllowed', { isAllowed: false });
      if (slow) send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    send('Runtime.runIfWaitingForDebugger');
  });
}

interface Report {
  clicked?: number;
  painted?: number;
  path?: string;
  prerendered?: boolean;
}

/** Waits for the next matching report; the promise may be ignored if an earlier step fails. */
function report(devtools: DevTools, isMatch: (report: Report) => boolean): Promise<Report> {
  const reported = devtools
    .next('Runtime.bindingCalled', 15_000, ({ payload }) => isMatch(JSON.parse(payload)))
    .then(({ payload }) => JSON.parse(payload));
  reported.catch(() => {});
  return reported;
}

/** Scrolls the first visible link to the next page into view, and returns its middle. */
async function placeOfLink(devtools: DevTools, page: string): Promise<{ x: number; y: number }> {
  const expression = `(async () => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
    for (const link of document.querySelectorAll('a[href="${next}"]')) {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { left, top, width, height } = link.getBoundingClientRect();
      const place = { x: left + width / 2, y: top + height / 2 };
      if (width > 0 && link.contains(document.elementFromPoint(place.x, place.y))) return place;
    }
  })()`;
  const { result } = await devtools.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, page);
  if (!result.value) throw new Error(`The page shows no link to ${next} that can be clicked on a phone`);
  return result.value;
}
