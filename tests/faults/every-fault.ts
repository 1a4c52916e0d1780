import { expect } from 'vitest';
import { type MailServer, mailFaults } from '../support/server/mail-server.ts';
import { queryOnce } from './query-once.ts';
import { retryNow } from './retry-now.ts';
import type { Scenario } from './scenario.ts';
import type { Visitors } from './visitors.ts';

/** Sends enquiries until the mail server has used each of its faults. */
export async function everyFault({ storage }: Scenario, { met }: MailServer, visitors: Visitors) {
  const deadline = Date.now() + 30_000;
  while (mailFaults.some((fault) => !met.has(fault)) && Date.now() < deadline) {
    await visitors.send(2);
    await queryOnce(storage, retryNow);
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining([...mailFaults]));
}
