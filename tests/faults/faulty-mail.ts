import { onTestFinished } from 'vitest';
import { type MailBehaviour, mailFaults, startMailServer } from '../support/mail-server.ts';
import type { Random } from '../support/seeded-random.ts';
import { Tripwire } from './tripwire.ts';

/** Half of all connections and mails are met so. */
export const atRandom =
  (random: Random, faults: readonly MailBehaviour[] = mailFaults): (() => MailBehaviour) =>
  () =>
    random() < 0.5 ? 'accept' : random.oneOf(faults);

/** A mail server, and the moments at which a server is struck: at an acknowledgement, or when mail has arrived and its answer is not sent. */
export async function prepareMail() {
  const mail = await startMailServer({ stall: 300 });
  onTestFinished(() => mail.close());
  const [acknowledged, arrived] = [new Tripwire(), new Tripwire()];
  mail.onAccepted = () => arrived.touch();
  return { mail, acknowledged, tripwires: [acknowledged, arrived] };
}
