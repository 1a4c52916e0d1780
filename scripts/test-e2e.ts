import { existsSync } from 'node:fs';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { installBrowsers } from './tools/install-browsers.ts';
import { runVitest } from './tools/run-vitest.ts';

/** Runs browser tests on the built site: `npm run test:e2e -- contact` runs those whose path contains `contact`. */
if (!existsSync('dist/manifest.json')) {
  console.error('The site is not built yet: run npm run build first.');
  process.exit(1);
}
if (!buildIsCurrent()) console.log('The site was built of older sources: npm run build brings it up to date.');
installBrowsers();
const { passed, failed } = await runVitest('--project', 'browser', ...process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
