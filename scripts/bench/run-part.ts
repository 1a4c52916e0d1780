import { inspect } from 'node:util';
import type { BenchContext, PartResult } from './part.ts';
import { type PartName, parts } from './parts.ts';
import { within } from './within.ts';

/**
 * Runs one part and closes its resources, also on failure or at the time limit.
 * @param all resources of the whole benchmark, which are closed when it is interrupted
 * @returns the part's result, or the error as a string
 */
export async function runPart(name: PartName, context: BenchContext, all: AsyncDisposableStack): Promise<PartResult | string> {
  const { run, limit } = parts[name];
  const resources = all.use(new AsyncDisposableStack());
  const started = performance.now();
  try {
    return await within(limit * 1_000, `the part ${name}`, run(context, resources));
  } catch (error) {
    return inspect(error);
  } finally {
    // A failing cleanup must not lose the figures.
    await within(20_000, `closing the part ${name}`, resources.disposeAsync()).catch((error) => console.error(error));
    console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}
