import { installPostgres } from './install-postgres.ts';
import { runVitest } from './run-vitest.ts';

/*
 * The fault tests in their long form: `npm test` runs the same ones with a tenth of the enquiries and kills.
 * `npm run test:faults -- NAME …` runs some of them. They bring a small site of their own, so nothing is built first.
 * FAULTS_SEED repeats the choices of a run that failed.
 */
process.env.FAULTS = 'long';
installPostgres();
const { passed, failed } = runVitest('--project=faults', ...process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
