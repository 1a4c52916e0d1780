import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/tools/free-port.ts';
import { startProgram } from '../../../scripts/tools/start-program.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

test('the example receiver of docs/webhooks.md verifies signatures and drops replays', async () => {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];
  const file = join(scratchFolder('receiver'), 'receiver.mjs');
  writeFileSync(file, program);
  const secret = `whsec_${Buffer.from('a-secret-of-32-bytes-for-tests-!').toString('base64')}`;
  const port = await freePort();
  await using resources = new AsyncDisposableStack();
  const running = await startProgram(resources, process.execPath, [file], { env: { WEBHOOK_SECRET: secret, PORT: String(port) } });
  const body = JSON.stringify({ type: 'enquiry.created', timestamp: new Date().toISOString(), data: { reference: 'K7QM-2XWD-9F3H-T5VB' } });
  const post = async (id: string, at: Date, { signedWith = secret, sent = body } = {}) => {
    const signature = new Webhook(signedWith).sign(id, at, body);
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': `v1a,x ${signature}`,
    };
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
  };
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  await expect.poll(() => post('one', new Date())).toBe(204);
  expect(await post('one', new Date())).toBe(204);
  expect([await post('two', minutes(-6)), await post('two', minutes(6))]).toEqual([400, 400]);
  expect(await post('two', new Date(), { sent: body.replace('K7QM', 'K7QN') })).toBe(400);
  expect(await post('two', new Date(), { signedWith: `whsec_${Buffer.from('another-secret-of-32-bytes-here!').toString('base64')}` })).toBe(
    400,
  );
  expect(await post('three', minutes(-4))).toBe(204);
  expect(running.output().split('\n').filter(Boolean)).toHaveLength(2);
});
