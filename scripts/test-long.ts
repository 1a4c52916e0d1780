import { spawnSync } from 'node:child_process';
import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { installPostgres } from './tools/install-system-package.ts';
import { runVitest } from './tools/run-vitest.ts';

/*
 * Runs the tests that have a long form in that form. Servers, databases and mail servers are killed during thousands of enquiries
 * (tests/faults), and ten thousand generated bodies are posted. Browsers visit every page and state at every width, and all positions
 * of instruments. Other long forms: an owner's edits and the recipes of CONTRIBUTING.md, with a build each, and a build for outside services. The benchmark follows.
 * `npm test` runs their short forms.
 * `npm run test:long -- NAME …` runs some of them; `soak` runs two busy hours of visits in ten minutes, or in as many seconds as SOAK says. FAULTS_SEED and BODIES_SEED repeat the choices of a failed run.
 */
process.env.LONG = '1';
installPostgres();
if (!buildIsCurrent()) await buildSite();
const names = process.argv.slice(2);
if (names.includes('soak')) process.env.SOAK ??= '600';
const { passed, failed } = await runVitest(
  ...(names.length > 0
    ? names
    : ['tests/faults/', 'tests/browser/', 'generated-input', 'outside-bytes', 'secrets', 'owners-edits', 'tests/recipes/']),
);
// Speed is measured last, when nothing else runs.
const isFast = names.length > 0 || spawnSync(process.execPath, ['scripts/bench.ts'], { stdio: 'inherit' }).status === 0;
const failures = failed + (isFast ? 0 : 1);
console.log(`${passed} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
