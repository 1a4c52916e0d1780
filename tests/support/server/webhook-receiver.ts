import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** How the receiver treats a request. `lost-answer` accepts it, but the connection breaks before the response. */
export type ReceiverBehaviour = 'accept' | 'refuse' | 'gone' | 'busy' | 'hang-up' | 'lost-answer' | 'redirect' | 'endless';
export const receiverFaults = ['refuse', 'hang-up', 'lost-answer', 'redirect'] as const;

interface ReceivedEvent {
  type: string;
  timestamp: string;
  data: Record<string, string | null>;
}

/** Starts a webhook receiver that verifies each signature with the Standard Webhooks library. */
export async function startWebhookReceiver() {
  const secret = `whsec_${Buffer.from('a-secret-of-32-bytes-for-tests-!').toString('base64')}`;
  const verifier = new Webhook(secret);
  /** Everything accepted, duplicates included. */
  const taken: { id: string; event: ReceivedEvent }[] = [];
  const met = new Map<ReceiverBehaviour, number>();
  const forged: string[] = [];
  let tries = 0;
  let decide: () => ReceiverBehaviour = () => 'accept';

  const server = createServer(async (request, response) => {
    tries += 1;
    if (request.method !== 'POST') return response.writeHead(405).end();
    const behaviour = decide();
    met.set(behaviour, (met.get(behaviour) ?? 0) + 1);
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined || behaviour === 'hang-up') return request.socket.destroy();
    if (behaviour === 'refuse') return response.writeHead(503, { 'content-type': 'text/plain' }).end('Come\nback later');
    if (behaviour === 'gone') return response.writeHead(410).end();
    if (behaviour === 'busy') return response.writeHead(429, { 'retry-after': '7200' }).end();
    if (behaviour === 'redirect') return response.writeHead(307, { location: '/elsewhere' }).end();
    try {
      const event = verifier.verify(body, request.headers as Record<string, string>) as ReceivedEvent;
      taken.push({ id: String(request.headers['webhook-id']), event });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      forged.push(`${request.url}: ${error.message}`);
      return response.writeHead(400).end();
    }
    if (behaviour === 'lost-answer') return request.socket.destroy();
    if (behaviour === 'endless') return endlessly(response);
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=planted-webhook-key`;

  return {
    url,
    secret,
    settings: { url, secret: Buffer.from(secret.slice('whsec_'.length), 'base64') },
    taken,
    met,
    forged,
    get tries() {
      return tries;
    },
    behave(behaviour: ReceiverBehaviour | (() => ReceiverBehaviour)) {
      decide = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function endlessly(response: ServerResponse): void {
  response.writeHead(200);
  const writing = setInterval(() => response.write('x'.repeat(1_000)), 5);
  response.on('close', () => clearInterval(writing));
}
