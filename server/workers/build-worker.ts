import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/build-app.ts';
import type { Settings } from '../settings/settings.ts';
import { askKeeper } from './ask-keeper.ts';
import { counterDeltas } from './counter-deltas.ts';
import { enquiryKeeper } from './enquiry-keeper.ts';
import type { Answer } from './messages.ts';
import { rateLimitStore } from './rate-limit-store.ts';

/** How often a worker says what it has counted, in milliseconds. */
const TELLING = 1_000;

/** One of several processes that serve the site on one address. What exists once for all of them is with the process that keeps them. */
export async function buildWorker(settings: Settings): Promise<FastifyInstance> {
  const ask = askKeeper({
    send: (message) => process.send?.(message),
    onMessage: (listener) => process.on('message', (message) => listener(message as Answer)),
  });
  const app = await buildApp(settings, { counts: rateLimitStore(ask('count')), keeper: enquiryKeeper(ask('keep')), tellsOwner: false });
  const news = counterDeltas();
  const tell = () => {
    const deltas = news();
    if (deltas && process.connected) process.send?.({ type: 'counters', deltas });
  };
  const telling = setInterval(tell, TELLING).unref();
  app.addHook('onClose', async () => {
    clearInterval(telling);
    tell();
  });
  return app;
}
