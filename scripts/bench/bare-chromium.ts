import { chromiumFlags, chromiumPath, shellPath } from '../tools/chromium.ts';
import { startProgram } from '../tools/start-program.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';

/**
 * Starts Chromium without Playwright, which attaches to every page: Lighthouse and prerendering need this connection themselves.
 * @param isLight uses the headless shell if there is one; it cannot prerender
 * @returns address of Chromium's DevTools socket, such as ws://127.0.0.1:41234/devtools/browser/…
 * @throws Error that says what to install if there is no Chromium
 */
export async function bareChromium(resources: AsyncDisposableStack, isLight = false): Promise<string> {
  const path = (isLight ? shellPath() : undefined) ?? chromiumPath();
  if (!path) throw new Error('No Chromium found: install the package "chromium", or set CHROME_PATH to a Chrome or Chromium');
  const profile = await temporaryFolder(resources);
  // TMPDIR puts Chromium's other files into the profile folder too, so that they are removed with the folder.
  const flags = [
    ...chromiumFlags,
    '--headless=new',
    '--ignore-certificate-errors',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-default-browser-check',
  ];
  const program = await startProgram(resources, path, [...flags, 'about:blank'], { env: { ...process.env, TMPDIR: profile } });
  const [, address] = await program.waitForOutput(/DevTools listening on (ws:\S+)/, 30_000);
  return address as string;
}
