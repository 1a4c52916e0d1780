import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { installPostgres } from './tools/install-postgres.ts';
import { runVitest } from './tools/run-vitest.ts';

/*
 * Runs the tests that have a long form in that form. Servers, databases and mail servers are killed during thousands of enquiries
 * (tests/faults), and ten thousand generated bodies are posted. Browsers visit every page and state at every width, and all positions
 * of instruments. Other long forms: an owner's edits with a build, a build for outside services, and the build benchmark.
 * `npm test` runs their short forms.
 * `npm run test:long -- NAME …` runs some of them. FAULTS_SEED and BODIES_SEED repeat the choices of a failed run.
 */
process.env.LONG = '1';
installPostgres();
if (!buildIsCurrent()) await buildSite();
const names = process.argv.slice(2);
const { passed, failed } = await runVitest(
  ...(names.length > 0
    ? names
    : ['tests/faults/', 'tests/browser/', 'tests/server/running/bench', 'generated-input', 'outside-bytes', 'secrets', 'owners-edits']),
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
