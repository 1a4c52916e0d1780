import { parseArgs } from 'node:util';
import { loadContent } from '../content/load.ts';
import { examine } from './doctor/examine.ts';
import { report } from './doctor/finding.ts';
import { sendTest } from './doctor/send-test.ts';

/** npm run doctor: reports whether the site is ready to launch, and each fix. Exits with 0 only if it is ready. */
const usage = `npm run doctor [-- --send-test [--address https://your.domain]]

  Looks at settings, content, build, disk, database and mail server, asks the model once if there is one, and changes nothing.

  --send-test   sends an enquiry that says it is a test through the running site, and waits until it is mailed
  --address     where the site runs, if not at SITE_URL

The settings are the server's: run it where the server runs, with the same variables.`;

try {
  const { values } = parseArgs({
    options: { 'send-test': { type: 'boolean', default: false }, address: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) console.log(usage);
  else await run(values);
} catch (error) {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : stack);
  process.exitCode = 1;
}

async function run(options: { 'send-test': boolean; address?: string }): Promise<void> {
  const { env } = process;
  const findings = await examine(env);
  if (options['send-test']) {
    const address = options.address ?? (env.SITE_URL?.trim() || `http://localhost:${env.PORT?.trim() || 3000}`);
    findings.push(await sendTest(address, sender()));
  }
  const { text, isReady } = report(findings);
  console.log(text);
  process.exitCode = isReady ? 0 : 1;
}

/** Returns the agency's e-mail address, or a placeholder while the content has mistakes. */
function sender(): string {
  try {
    return loadContent().agency.email.address;
  } catch {
    return 'test@tarazu.example';
  }
}
