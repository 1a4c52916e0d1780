import { onTestFinished } from 'vitest';
import type { Random } from '../support/seeded-random.ts';
import { type MailBehaviour, mailFaults, startMailServer } from '../support/server/mail-server.ts';
import { receiverFaults, startWebhookReceiver } from '../support/server/webhook-receiver.ts';

/** Chooses a fault for half of all connections and e-mails. */
export const atRandom =
  (random: Random, faults: readonly MailBehaviour[] = mailFaults): (() => MailBehaviour) =>
  () =>
    random() < 0.5 ? 'accept' : random.oneOf(faults);

/** Starts a webhook receiver that accepts half of all attempts; returns it with the settings of a server that posts to it. */
export async function prepareWebhook(random: Random) {
  const hooks = await startWebhookReceiver();
  onTestFinished(() => hooks.close());
  hooks.behave(() => (random() < 0.5 ? 'accept' : random.oneOf(receiverFaults)));
  return { hooks, environment: { WEBHOOK_URL: hooks.url, WEBHOOK_SECRET: hooks.secret } };
}

/** Starts a mail server with tripwires for killing a server: at an acknowledgement, or when mail has arrived and is not answered yet. */
export async function prepareMail() {
  const mail = await startMailServer({ stall: 300 });
  onTestFinished(() => mail.close());
  const [acknowledged, arrived] = [new Tripwire(), new Tripwire()];
  mail.onAccepted = () => arrived.touch();
  return { mail, acknowledged, tripwires: [acknowledged, arrived] };
}

/** Runs a callback when an event has occurred for the nth time. */
export class Tripwire {
  #left = 0;
  #trip = () => {};

  /**
   * Calls `trip` after the event has occurred some more times.
   * @returns a promise that resolves after the call
   */
  after(times: number, trip: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#left = times;
      this.#trip = () => {
        trip();
        resolve();
      };
    });
  }

  /** Reports an occurrence. */
  touch(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#trip();
  }

  /** Ignores all further occurrences. */
  disarm(): void {
    this.#left = 0;
  }
}
