import type { RangeWords } from '../../../../../content/schema/instruments/parts.ts';

/** Returns the intervals of a range that a limit refuses, each extended by half a step at both ends. */
export function refusedParts({ min, max, step }: Pick<RangeWords, 'min' | 'max' | 'step'>, isRefused: (value: number) => boolean) {
  const parts: [number, number][] = [];
  for (let value = min; value <= max; value += step) {
    if (!isRefused(value)) continue;
    const part = parts.at(-1);
    if (part && part[1] > value - step) part[1] = value + step / 2;
    else parts.push([value - step / 2, value + step / 2]);
  }
  return parts;
}
