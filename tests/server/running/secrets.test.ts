import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { projectCopy } from '../../../scripts/tools/project-copy.ts';
import { commandEnvironment, startProgram } from '../../../scripts/tools/start-program.ts';
import { buildPrompt, chatPath, ownModel } from '../../../shared/api/chat.ts';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import { enquiryParams, service } from '../../support/server/enquiry-body.ts';
import { buildFixtureSite } from '../../support/server/fixture-site.ts';
import { standInKey, startModelStandIn } from '../../support/server/model-stand-in.ts';
import { createDatabase } from '../../support/server/postgres.ts';
import { startServer } from '../../support/server/running-process.ts';

/** Secrets by setting. */
const planted = {
  DATABASE_URL: 'planted-database-word',
  SMTP_URL: 'planted-mail-word',
  CHAT_API_KEY: standInKey,
  OPERATIONS_TOKEN: 'planted-token-of-the-owner',
  WEBHOOK_URL: 'planted-webhook-word',
  WEBHOOK_SECRET: 'cGxhbnRlZC13ZWJob29rLXNlY3JldC1vZi0zMi1i',
};
const secretsIn = (text: string) => Object.entries(planted).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));

test('no response and no log line contains a secret, whatever fails', async () => {
  const site = await buildFixtureSite();
  const model = await startModelStandIn('openai-compatible');
  // The model's error contains the key.
  model.behave(401);
  const settings = {
    LOG_LEVEL: 'trace',
    DATA_DIR: join(site.root, 'var'),
    DATABASE_URL: (await createDatabase(inject('postgres'))).replace('postgres@', `postgres:${planted.DATABASE_URL}@`),
    // Nothing listens on port 1.
    SMTP_URL: `smtp://website:${planted.SMTP_URL}@127.0.0.1:1`,
    MAIL_FROM: 'website@tarazu.example',
    ENQUIRIES_TO: 'owner@tarazu.example',
    OPERATIONS_TOKEN: planted.OPERATIONS_TOKEN,
    WEBHOOK_URL: `http://127.0.0.1:1/${planted.WEBHOOK_URL}`,
    WEBHOOK_SECRET: `whsec_${planted.WEBHOOK_SECRET}`,
    CHAT_PROVIDER: 'openai-compatible',
    CHAT_MODEL: 'site',
    CHAT_BASE_URL: String(model.settings.baseUrl),
    CHAT_API_KEY: planted.CHAT_API_KEY,
    CHAT_FALLBACK: 'off',
  };
  const server = startServer(site.root, settings);
  // A wrong token, a missing database and an unreachable one are logged without the secret.
  const [wrong, missing, away] = [
    startServer(site.root, { ...settings, OPERATIONS_TOKEN: `with spaces ${planted.OPERATIONS_TOKEN}` }),
    startServer(site.root, { ...settings, DATABASE_URL: `${settings.DATABASE_URL}-missing` }),
    startServer(site.root, { ...settings, DATABASE_URL: settings.DATABASE_URL.replace(/:\d+\//, ':1/') }),
  ];
  onTestFinished(async () => {
    for (const { child } of [server, away]) child.kill('SIGKILL');
    await model.close();
  });
  const [visitors, owner] = [`http://127.0.0.1:${await server.port}`, `http://127.0.0.1:${await server.ownersPort}`];
  const json = (body: unknown) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const signedIn = (token: string) => ({ headers: { authorization: `Basic ${Buffer.from(`owner:${token}`).toString('base64')}` } });
  const answers = await Promise.all(
    [
      fetch(visitors),
      fetch(`${visitors}${emailPaths.send}`, json({ ...service, template_params: enquiryParams() })),
      fetch(`${visitors}${chatPath(ownModel)}`, json({ contents: [{ parts: [{ text: buildPrompt('Who are you?', []) }] }] })),
      fetch(`${owner}/metrics`, signedIn(planted.OPERATIONS_TOKEN)),
      fetch(`${owner}/readyz`),
      fetch(`${owner}/enquiries`, signedIn(`${planted.OPERATIONS_TOKEN}x`)),
      fetch(`${owner}/enquiries`, signedIn(planted.OPERATIONS_TOKEN)),
    ].map(async (request) => {
      const answer = await request;
      return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
    }),
  );
  expect(answers[1]).toMatch(/^200 /);
  expect(model.calls).not.toHaveLength(0);
  await expect.poll(() => server.printed.stderr).toContain('enquiry not delivered yet');
  await expect.poll(() => server.printed.stderr).toContain('webhook not delivered yet');
  expect(secretsIn(answers.join('\n'))).toEqual([]);
  await server.stop();
  expect(secretsIn(server.printed.stderr + server.printed.stdout)).toEqual([]);

  expect(await Promise.all([wrong.exit, missing.exit])).toEqual([1, 1]);
  expect(wrong.printed.stderr).toContain('OPERATIONS_TOKEN');
  expect(missing.printed.stderr).toContain('Cannot use the database of DATABASE_URL');
  await expect.poll(() => away.printed.stderr).toContain('the database is unavailable');
  await away.stop();
  expect(secretsIn(wrong.printed.stderr + missing.printed.stderr + away.printed.stderr)).toEqual([]);
});

test.skipIf(!process.env.LONG)('no build output contains a secret of the server', { timeout: 600_000 }, async () => {
  await using resources = new AsyncDisposableStack();
  const folder = await projectCopy(resources, { cached: true });
  const build = await startProgram(resources, process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...commandEnvironment(), ...planted },
  });
  expect(await build.exited, build.output()).toBe(0);
  expect(secretsIn(build.output())).toEqual([]);
  const files = readdirSync(resolve(folder, 'dist'), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect(secretsIn(readFileSync(join(file.parentPath, file.name), 'latin1')), file.name).toEqual([]);
});
