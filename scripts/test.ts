import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { writePagesAsTsx } from './build/pages-as-tsx.ts';
import { installBrowsers, installPostgres, installSystemPackage, tryToInstall } from './tools/install-system-package.ts';
import { runVitest } from './tools/run-vitest.ts';

/*
 * Runs all checks: types, lint, unused code, then every test on a fresh build.
 * `npm test -- NAME …` passes names on to Vitest and skips the checks.
 * The last line has the totals: N passed, N failed. A check counts as one test.
 */
const filters = process.argv.slice(2);

installBrowsers();
if (spawnSync('java', ['-version']).status !== 0)
  installSystemPackage('default-jre-headless', 'the HTML checker', 'put a java in the PATH');
installPostgres();
const proxies: [isInstalled: boolean, ...packages: string[]][] = [
  [existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'), 'nginx', 'libnginx-mod-http-brotli-static'],
  [!spawnSync('caddy', ['version']).error, 'caddy'],
];
for (const [isInstalled, ...packages] of proxies)
  if (!isInstalled && !packages.every((debianPackage) => tryToInstall(debianPackage, 'the tests of deploy/')))
    console.log(`The tests behind ${packages[0]} are left out`);
// Checks run in parallel with the build and the tests; their output is printed afterwards.
const checks =
  filters.length === 0
    ? [
        check('unused code', ['node_modules/knip/bin/knip.js']),
        check('style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
      ]
    : [];
if (!buildIsCurrent()) await buildSite();
// The type check needs files that the build generates.
if (filters.length === 0)
  checks.push(check('types', ['node_modules/typescript/bin/tsc', '--singleThreaded', '--project', writePagesAsTsx()]));
const tally = await runVitest(...filters);
for (const { name, printed, isPassed } of await Promise.all(checks)) {
  tally[isPassed ? 'passed' : 'failed'] += 1;
  console.log(isPassed ? `The check of ${name} passed` : `${printed}\nThe check of ${name} failed: mend what stands above`);
}

console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

/** Runs one static check. */
function check(name: string, args: readonly string[]): Promise<{ name: string; printed: string; isPassed: boolean }> {
  return new Promise((resolve) =>
    execFile(process.execPath, args, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      resolve({ name, printed: stdout + stderr, isPassed: error === null }),
    ),
  );
}
