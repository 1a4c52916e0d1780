import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The shell first: it has no windows to keep, so that a page costs half as much. */
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where this machine has a Chromium, CHROME_PATH first; undefined without one. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROME_PATH, ...places].find((path) => path !== undefined && existsSync(path));
}

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
];

/** Quiet and self-contained: tests talk to this machine alone. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/**
 * @param pageCache keeps pages that were left for the way back, as people's browsers do; Playwright turns that off
 * @throws Error that says what to install when there is no Chromium
 */
export async function launchChromium({ pageCache = false } = {}): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error(
      'No Chromium found: install the package "chromium-headless-shell" or "chromium", or set CHROME_PATH to a Chrome or Chromium',
    );
  return chromium.launch({
    executablePath,
    args: chromiumFlags,
    ignoreDefaultArgs: pageCache ? ['--disable-back-forward-cache'] : [],
    env: { ...process.env, FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? resolve(import.meta.dirname, 'fonts.conf') } as Record<
      string,
      string
    >,
  });
}
