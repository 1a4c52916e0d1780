import { examine } from './doctor/examine.ts';
import { report } from './doctor/finding.ts';

/**
 * npm run doctor: reports whether the site is ready to launch, and each fix. Exits with 0 only if it is ready. Reads the server's
 * settings: it runs where the server runs, with the same variables.
 */
const { text, isReady } = report(await examine(process.env));
console.log(text);
process.exitCode = isReady ? 0 : 1;
