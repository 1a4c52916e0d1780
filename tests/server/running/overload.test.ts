import { expect, onTestFinished, test, vi } from 'vitest';
import { EnquiryStore } from '../../../server/enquiries/enquiry-store.ts';
import { OverloadedError } from '../../../server/storage/group-commit.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { runApp } from '../../support/server/running-app.ts';

test('an overloaded server refuses enquiries with Retry-After and serves pages', async () => {
  const keep = vi
    .spyOn(EnquiryStore.prototype, 'keep')
    .mockRejectedValue(new OverloadedError('Too many messages at once. Please try again in a minute.'));
  onTestFinished(() => keep.mockRestore());
  await using resources = new AsyncDisposableStack();
  const server = await runApp();
  resources.defer(server.close);
  const refused = await sendJson(server);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.text).toContain('try again in a minute');
  expect((await server.ask('/')).status).toBe(200);
});
