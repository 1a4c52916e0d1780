import { buildSite } from './build-site.ts';
import { buildIsCurrent } from './build-stamp.mjs';
import { runVitest } from './run-vitest.ts';
import { installPostgres } from './tools/install-postgres.ts';

/*
 * The tests that have a long form, in it: thousands of enquiries while servers, databases and mail servers are killed (tests/faults), ten
 * thousand generated bodies, an owner's edits with a whole build, every page and state in windows of every width, instruments pulled everywhere, looks on a
 * tablet, a build whose form and assistant go to others, the bench's build.
 * `npm test` runs the same ones shorter.
 * `npm run test:long -- NAME …` runs some of them. FAULTS_SEED and BODIES_SEED repeat the choices of a run that failed.
 */
process.env.LONG = '1';
installPostgres();
if (!buildIsCurrent()) await buildSite();
const names = process.argv.slice(2);
const { passed, failed } = await runVitest(
  ...(names.length > 0
    ? names
    : ['tests/faults/', 'tests/browser/', 'tests/server/bench', 'generated-input', 'outside-bytes', 'secrets', 'owners-edits']),
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
