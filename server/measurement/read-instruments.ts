import type { Days } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { instrumentSteps, instruments } from './known-events.ts';
import { readEvents } from './read-events.ts';

/** The way from an instrument that is seen to an enquiry that began with its slip, in counts. Nobody is recognised. */
export interface InstrumentCount extends Record<(typeof instrumentSteps)[number], number> {
  /** Its name, such as reorder-line. */
  name: string;
}

/** Every instrument from one day to another, also those that nobody has seen; the one seen most stands first. */
export async function readInstruments(storage: Storage, days: Days): Promise<InstrumentCount[]> {
  const events = (await readEvents(storage, days)).filter(({ category }) => category === 'instrument');
  const counts = instruments.map((name): InstrumentCount => {
    const times = (step: string) => events.find(({ action, label }) => action === step && label === name)?.times ?? 0;
    return { name, ...(Object.fromEntries(instrumentSteps.map((step) => [step, times(step)])) as Omit<InstrumentCount, 'name'>) };
  });
  return counts.sort((one, other) => other.seen - one.seen);
}
