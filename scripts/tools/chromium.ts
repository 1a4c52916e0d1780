import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/** Returns the path of Chromium, CHROME_PATH first; undefined if there is none. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROME_PATH, ...places].find((path) => path !== undefined && existsSync(path));
}

/** Returns the path of Chromium's headless shell. A page costs half as much in it, but it has no back/forward cache and no prerendering. */
export const shellPath = (): string | undefined => (existsSync(shell) ? shell : undefined);

/** Disabled features: Playwright's list, because Chromium reads only the last list, and features that cost a process per window. */
const withoutFeatures =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,' +
  'MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,' +
  // The last: no spare renderer process per window, because tests open one page and close it.
  'AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,SpareRendererForSitePerProcess';

/** Flags that disable everything that contacts other machines, and make text the same everywhere. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this, the headless shell rounds glyph widths to whole pixels, which makes a heading 4% wider.
  '--font-render-hinting=none',
  `--disable-features=${withoutFeatures}`,
];

/** Starts Chromium. @throws Error that says what to install if there is no Chromium */
export async function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = options.executablePath ?? chromiumPath();
  if (!executablePath) throw new Error('No Chromium found: install the package "chromium", or set CHROME_PATH to a Chrome or Chromium');
  const FONTCONFIG_FILE = process.env.FONTCONFIG_FILE ?? resolve(import.meta.dirname, 'fonts.conf');
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE };
  return chromium.launch({ ...options, executablePath, args: [...chromiumFlags, ...args], env });
}
