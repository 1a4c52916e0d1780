import type { Days } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { instrumentSteps, instruments } from './known-events.ts';
import { readEvents } from './read-events.ts';

/** Funnel of an instrument in counts, from seen to an enquiry that began with it. */
export interface InstrumentCount extends Record<(typeof instrumentSteps)[number], number> {
  /** Name of the instrument, such as reorder-line. */
  name: string;
}

/** Reads all instruments for a range of days, unseen ones included, most seen first. */
export async function readInstruments(storage: Storage, days: Days): Promise<InstrumentCount[]> {
  const events = (await readEvents(storage, days)).filter(({ category }) => category === 'instrument');
  const counts = instruments.map((name): InstrumentCount => {
    const times = (step: string) => events.find(({ action, label }) => action === step && label === name)?.times ?? 0;
    return { name, ...(Object.fromEntries(instrumentSteps.map((step) => [step, times(step)])) as Omit<InstrumentCount, 'name'>) };
  });
  return counts.sort((one, other) => other.seen - one.seen);
}
