import { setTimeout as wait } from 'node:timers/promises';
import { type EnquiryWords, enquiryFields, fieldNames } from '../../content/enquiry-fields.ts';
import { emailPaths, ownService } from '../../shared/api/enquiry.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { enquiryWords } from '../support/content/sample-enquiry.ts';
import type { Random } from '../support/seeded-random.ts';

/** Concurrent visitors. */
const AT_ONCE = process.env.LONG ? 25 : 8;
/** Response timeout in milliseconds. */
const TIMEOUT = 5_000;

interface VisitorsOptions {
  /** Origins of the servers; each attempt uses one of them. */
  addresses: readonly string[];
  random: Random;
  onAcknowledged?: (() => void) | undefined;
}

/**
 * Visitors who send an enquiry until it is acknowledged, with the same reference and words. Some send it again afterwards, some
 * twice concurrently.
 */
export class Visitors {
  /** Everything ever sent, by reference. */
  readonly sent = new Map<string, SentEnquiry>();
  readonly acknowledged = new Set<string>();
  /** Number of other responses, by status. */
  readonly refusals = new Map<number, number>();
  /** Attempts without a response. */
  unanswered = 0;
  readonly #options: VisitorsOptions;
  readonly #end = new AbortController();

  constructor(options: VisitorsOptions) {
    this.#options = options;
  }

  /** Resolves when the given number of new enquiries is acknowledged, or `goHome` is called. */
  async send(count: number): Promise<void> {
    let left = count;
    const visitor = async () => {
      while (left-- > 0) await this.#visit();
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, visitor));
  }

  /** Stops all visitors. */
  goHome(): void {
    this.#end.abort();
  }

  async #visit(): Promise<void> {
    const { random } = this.#options;
    const enquiry = makeEnquiry(random);
    this.sent.set(enquiry.reference, enquiry);
    const habit = random.oneOf(['once', 'again', 'twice at once']);
    await Promise.all([this.#insist(enquiry), habit === 'twice at once' ? this.#insist(enquiry) : undefined]);
    if (habit === 'again') await this.#insist(enquiry);
  }

  async #insist(enquiry: SentEnquiry): Promise<void> {
    while (!this.#end.signal.aborted) {
      const status = await this.#post(enquiry);
      if (status === 200) {
        this.acknowledged.add(enquiry.reference);
        this.#options.onAcknowledged?.();
        return;
      }
      if (status) this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
      await wait(this.#options.random.between(5, 50));
    }
  }

  /** @returns the status; undefined without a response */
  async #post({ reference, ...words }: SentEnquiry): Promise<number | undefined> {
    const { addresses, random } = this.#options;
    const given = fieldNames.flatMap((name) => (words[name] === null ? [] : [[enquiryFields[name].control, words[name]]]));
    const params = { reference, ...Object.fromEntries(given) };
    try {
      const response = await fetch(`${random.oneOf(addresses)}${emailPaths.send}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          lib_version: '4.4.1',
          user_id: ownService.publicKey,
          service_id: ownService.serviceId,
          template_id: ownService.templateId,
          template_params: params,
        }),
        signal: AbortSignal.any([this.#end.signal, AbortSignal.timeout(TIMEOUT)]),
      });
      // A response counts only once it is complete.
      await response.text();
      return response.status;
    } catch {
      this.unanswered += 1;
      return undefined;
    }
  }
}

/** An enquiry as sent, already in its normalised form. */
export type SentEnquiry = EnquiryWords & { reference: string };

/** Texts that have been garbled before: scripts, quotes, single dots, lines that resemble headers, long lines and texts. */
const names = ['Ada Lovelace', 'Zoë Ångström', '山田 太郎', 'Weber, Jürgen "JW"', '<b>Seán</b> O’Brien'] as const;
const messages = [
  'We sell shoes.\n\nCan you help?',
  '.\n..\n.two dots\nFrom the start\n\n-- \nnot the end\n.',
  '<script>alert(1)</script> & "quotes" = 100 %=20',
  'Grüße aus Köln – ありがとう 🛒👩‍👩‍👧\n\tindented',
  'x'.repeat(3_000),
  'A line that goes on, as people write them. '.repeat(100).trim(),
] as const;

function makeEnquiry(random: Random): SentEnquiry {
  const reference = makeReference();
  return {
    reference,
    ...enquiryWords({
      name: random.oneOf(names),
      email: `visitor+${reference.toLowerCase()}@shop.example`,
      phone: random.oneOf(['+49 30 1234567', null]),
      message: `${random.oneOf(messages)}\n${reference}`,
    }),
  };
}
