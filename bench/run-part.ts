import { inspect } from 'node:util';
import type { PartName } from './options.ts';
import type { Ground, Part, PartResult } from './part.ts';
import { within } from './within.ts';

/** Longest that each part may take, in milliseconds; usual times are a third of it or less. */
const limits: Record<PartName, number> = {
  bytes: 90_000,
  lighthouse: 900_000,
  click: 900_000,
  server: 120_000,
  enquiries: 480_000,
  measurement: 240_000,
  assistant: 120_000,
  build: 600_000,
};

/**
 * Runs one part and closes all that it opened, also when it fails or its time is up.
 * @param all closed when the whole bench is ended from outside
 * @returns its result, or the error as a string
 */
export async function runPart(name: PartName, part: Part, ground: Ground, all: AsyncDisposableStack): Promise<PartResult | string> {
  const resources = all.use(new AsyncDisposableStack());
  const started = performance.now();
  try {
    return await within(limits[name], `the part ${name}`, part(ground, resources));
  } catch (error) {
    return inspect(error);
  } finally {
    // What does not close in time must not cost the figures.
    await within(20_000, `closing the part ${name}`, resources.disposeAsync()).catch((error) => console.error(error));
    console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}
