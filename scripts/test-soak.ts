import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { installPostgres } from './tools/install-postgres.ts';
import { runVitest } from './tools/run-vitest.ts';

/**
 * Runs two busy hours of visits in ten minutes, with faults in between (tests/faults/soak.test.ts). SOAK sets another length in
 * seconds.
 */
process.env.SOAK ??= '600';
installPostgres();
if (!buildIsCurrent()) await buildSite();
const { passed, failed } = await runVitest('tests/faults/soak');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
