import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/** Where this machine has a Chromium, CHROME_PATH first; undefined without one. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROME_PATH, ...places].find((path) => path !== undefined && existsSync(path));
}

/** Where it has Chromium's shell without windows: a page costs half as much in it. It knows neither the page cache nor prerendering. */
export const shellPath = (): string | undefined => (existsSync(shell) ? shell : undefined);

/** What Playwright turns off, once more (Chromium hears only the last list), and the pop-up of the address bar: it costs a process for each window. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  // A process in waiting for each window that opens: tests open one page and close it.
  'SpareRendererForSitePerProcess',
];

/**
 * For the shell: one process for all pages of a window, frames put together by the browser's own instead of another one, and scripts compiled
 * and cleared up where they run: threads for it cost a tenth of a visit.
 */
const lightFlags = ['--renderer-process-limit=1', '--in-process-gpu', '--js-flags=--single-threaded'];

/** Quiet and self-contained: tests talk to this machine alone. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand where a visitor's browser puts them: chromium-headless-shell rounds their widths to whole pixels otherwise (a heading is 4% wider).
  '--font-render-hinting=none',
  `--disable-features=${withoutFeatures.join(',')}`,
];

interface LaunchOptions {
  /** Keeps pages that were left for the way back, as people's browsers do; Playwright turns that off. */
  pageCache?: boolean;
  /** Takes the shell, where there is one. */
  isLight?: boolean;
}

/** @throws Error that says what to install when there is no Chromium */
export async function launchChromium({ pageCache = false, isLight = false }: LaunchOptions = {}): Promise<Browser> {
  const light = isLight && !process.env.CHROME_PATH ? shellPath() : undefined;
  const executablePath = light ?? chromiumPath();
  if (!executablePath) throw new Error('No Chromium found: install the package "chromium", or set CHROME_PATH to a Chrome or Chromium');
  return chromium.launch({
    executablePath,
    args: light ? [...chromiumFlags, ...lightFlags] : chromiumFlags,
    ignoreDefaultArgs: pageCache ? ['--disable-back-forward-cache'] : [],
    env: { ...process.env, FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? resolve(import.meta.dirname, 'fonts.conf') } as Record<
      string,
      string
    >,
  });
}
