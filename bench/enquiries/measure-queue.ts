import { setTimeout as pause } from 'node:timers/promises';
import { enquiryFrom } from '../../server/enquiries/enquiry.ts';
import { EnquiryStore } from '../../server/enquiries/enquiry-store.ts';
import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';
import { makeReference } from '../../wire/reference.ts';
import { enquiryServer } from './enquiry-server.ts';
import { mailSink } from './mail-sink.ts';

export interface QueueFigures {
  queued: number;
  /** Until the mail server had them all; undefined when it took too long. */
  seconds: number | undefined;
  delivered: number;
  /** Milliseconds that new ones took to be accepted meanwhile. */
  accepting: number[];
}

/** Between two new ones, in milliseconds. */
const PACE = 50;

/** Starts the server with this many in its queue, and sends new ones while it works them off, for so many seconds at most. */
export async function measureQueue(
  resources: AsyncDisposableStack,
  settings: StorageSettings,
  { queued, emptyWithin }: { queued: number; emptyWithin: number },
): Promise<QueueFigures> {
  await fill(settings, queued);
  const sink = await mailSink(resources);
  const started = performance.now();
  const server = await enquiryServer(resources, settings, sink.url);
  const accepting: number[] = [];
  do {
    accepting.push((await server.send()).took);
    await pause(PACE);
  } while (sink.taken < queued && performance.now() - started < emptyWithin * 1000);
  const seconds = (performance.now() - started) / 1000;
  return { queued, seconds: sink.taken >= queued ? seconds : undefined, delivered: sink.taken, accepting };
}

async function fill(settings: StorageSettings, count: number): Promise<void> {
  const storage = await openStorage(settings);
  try {
    const store = new EnquiryStore(storage, { onAccepted: () => {}, onDropped: () => {} });
    const params = { from_name: 'Asha', from_email: 'asha@shop.example', message: 'We sell lamps.' };
    for (let left = count; left > 0; left -= 1_000)
      await Promise.all(Array.from({ length: Math.min(left, 1_000) }, () => store.keep(enquiryFrom(params, makeReference()))));
  } finally {
    await storage.db.destroy();
  }
}
