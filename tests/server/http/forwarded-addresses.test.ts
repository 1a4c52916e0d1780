import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeReference } from '../../../shared/api/reference.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { runApp } from '../../support/server/running-app.ts';

describe('a forwarded address', () => {
  const statuses = async (...addresses: string[]) => {
    const app = await runApp({ enquiriesPerMinute: 1, trustProxy: ['127.0.0.1'] });
    onTestFinished(() => app.close());
    const found: number[] = [];
    for (const address of addresses) {
      const { status } = await sendJson(app, { reference: makeReference() }, { 'x-forwarded-for': address });
      found.push(status);
    }
    return found;
  };

  test.each([
    ['203.0.113.6:40001', '203.0.113.6:40002'],
    ['203.0.113.6:40001', '203.0.113.6'],
    ['[2001:db8:1::1]:443', '2001:db8:1::1'],
    ['"[2001:db8:1::1]"', '[2001:db8:1::1]:9000'],
    ['203.0.113.6:40001, 127.0.0.1:5000', '203.0.113.6'],
  ])('%s is the visitor %s', async (one, other) => {
    expect(await statuses(one, other)).toEqual([200, 429]);
  });

  test('without a port is unchanged', async () => {
    expect(await statuses('203.0.113.6:1', '203.0.113.7:1', '2001:db8:1::1', '2001:db8:2::1')).toEqual([200, 200, 200, 200]);
  });
});

describe('a proxy that TRUST_PROXY does not name', () => {
  async function warningsOf(trustProxy: string[], headers: Record<string, string>) {
    const site = await runApp({ logLevel: 'warn', trustProxy });
    onTestFinished(() => site.close());
    const warn = vi.spyOn(site.app.log, 'warn').mockImplementation(() => {});
    for (let time = 0; time < 3; time++) await site.ask('/nowhere', headers);
    return warn.mock.calls.map(([, text]) => String(text));
  }

  test('is logged once, with the setting', async () => {
    const warnings = await warningsOf([], { 'x-forwarded-for': '203.0.113.6' });
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  test.each([
    ['is trusted', ['127.0.0.1'], { 'x-forwarded-for': '203.0.113.6' }],
    ['forwards nothing', [], {}],
  ] as const)('is not logged when it %s', async (_when, trustProxy, headers) => {
    expect(await warningsOf([...trustProxy], headers)).toEqual([]);
  });
});
