import { setTimeout as wait } from 'node:timers/promises';
import { emailPaths, ownService, receiptPath } from '../../shared/api/enquiry.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { testName } from '../../shared/api/test-enquiry.ts';
import { type Finding, fail, pass } from './finding.ts';

/** Timeouts for an answer and for the mail, and the polling interval, in milliseconds. A visitor may ask for 30 receipts a minute. */
const ANSWER = 15_000;
const MAIL = 60_000;
const BETWEEN = 3_000;

/**
 * Sends an enquiry marked as a test through the public site, as a browser does, and polls its receipt until the mail is delivered.
 * @param address of the running site, such as https://your.domain
 * @param email the sender's address
 */
export async function sendTest(
  address: string,
  email: string,
  { timeout = MAIL, pollInterval = BETWEEN }: { timeout?: number; pollInterval?: number } = {},
): Promise<Finding> {
  const reference = makeReference();
  const problem = (what: string, fix: string): Finding => fail(`The test enquiry ${reference} ${what}`, fix);
  try {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await ask(new URL(emailPaths.send, address), { method: 'POST', headers, body: bodyOf(reference, email) });
    const [reason = ''] = text.trim().split('\n');
    if (status !== 200) return problem(`was refused with ${status}: ${reason.slice(0, 200)}`, "Read the server's log of this moment.");
  } catch (error) {
    // The reason of a failed fetch is in `cause`.
    const { cause, message } = error as Error & { cause?: Error };
    const fix = 'Start the site with "npm start", or name its address: npm run doctor -- --send-test --address https://your.domain';
    return problem(`found nobody at ${address}: ${cause?.message || message}`, fix);
  }
  const deadline = Date.now() + timeout;
  for (;;) {
    const state = await receiptOf(address, reference).catch(() => undefined);
    if (state === 'delivered')
      return pass(`The test enquiry ${reference} went through ${address} and was mailed. See whether it is in the mailbox.`);
    const accepted = `was accepted at ${address}, and`;
    if (state === 'kept')
      return problem(`${accepted} nobody was mailed: no mail server is set.`, 'Set SMTP_URL, MAIL_FROM and ENQUIRIES_TO.');
    if (Date.now() + pollInterval > deadline) {
      const seen = state ? `after ${Math.round(timeout / 1000)} seconds it is ${state}, not delivered.` : 'its receipt cannot be read.';
      return problem(`${accepted} ${seen}`, `It is kept and tried again. See why with "npm run enquiries -- show ${reference}".`);
    }
    await wait(pollInterval);
  }
}

function bodyOf(reference: string, email: string): string {
  const { publicKey: user_id, serviceId: service_id, templateId: template_id } = ownService;
  const message =
    'This is a test by "npm run doctor -- --send-test". Nobody wrote it, and there is nothing to answer. It does not count in any figure.';
  const template_params = { from_name: testName, from_email: email, reply_to: email, message, reference };
  return JSON.stringify({ lib_version: 'doctor', user_id, service_id, template_id, template_params });
}

/** Returns the state that a receipt page shows: its only part that is not hidden (server/site/page-template.ts). */
async function receiptOf(address: string, reference: string): Promise<string | undefined> {
  const { text } = await ask(new URL(`${receiptPath}?reference=${reference}`, address));
  const shown = [...text.matchAll(/<[a-z]+\b[^>]*\bdata-state="?([a-z-]+)"?[^>]*>/g)].filter(([tag]) => !/\shidden[\s=>]/.test(tag));
  const states = ['received', 'delivered', 'kept', 'delayed', 'unknown', 'too-many'];
  return shown.map(([, name = '']) => name).find((name) => states.includes(name));
}

async function ask(url: URL, more: RequestInit = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { ...more, signal: AbortSignal.timeout(ANSWER) });
  return { status: response.status, text: await response.text() };
}
