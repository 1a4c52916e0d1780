import type { Settings } from '../../server/settings/settings.ts';
import { type Finding, fail, pass } from './finding.ts';
import { isReservedHost } from './is-reserved-host.ts';

/** Timeout in milliseconds. */
const TIMEOUT = 10_000;

/** Checks that WEBHOOK_URL answers. Nothing is posted; the desk's health page can send a test event. */
export async function checkWebhook({ webhook }: Pick<Settings, 'webhook'>): Promise<Finding[]> {
  if (!webhook) return [];
  const { host, hostname } = new URL(webhook.url);
  if (isReservedHost(hostname)) return [fail(`WEBHOOK_URL leads to ${host}, a name for examples.`, 'Give an address that is real.')];
  try {
    // Receivers answer 404 or 405 to HEAD. Any response proves that name, certificate and server work.
    const { status } = await fetch(webhook.url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    return [pass(`The webhook's receiver ${host} answers (${status} to HEAD). The desk's health page sends it a test.`)];
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return [fail(`The webhook's receiver ${host} does not answer: ${cause?.code ?? message}.`, 'Check WEBHOOK_URL and its certificate.')];
  }
}
