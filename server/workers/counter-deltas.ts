import { counters } from '../counters/counters.ts';
import type { CounterDeltas } from './messages.ts';

type Counts = Map<string, number>;
const names = Object.keys(counters) as (keyof typeof counters)[];

/** @returns a function that says what this process has counted since it was last asked; undefined for nothing */
export function counterDeltas(): () => CounterDeltas | undefined {
  const told = new Map<string, number>();
  return () => {
    const deltas: CounterDeltas = {};
    for (const name of names) {
      const news: [string, number][] = [];
      for (const [label, count] of counters[name].counts as Counts) {
        const key = `${name} ${label}`;
        const times = count - (told.get(key) ?? 0);
        told.set(key, count);
        if (times > 0) news.push([label, times]);
      }
      if (news.length > 0) deltas[name] = news;
    }
    return Object.keys(deltas).length > 0 ? deltas : undefined;
  };
}

/** Adds what another process has counted. */
export function addDeltas(deltas: CounterDeltas): void {
  for (const name of names)
    for (const [label, times] of deltas[name] ?? []) {
      const counts = counters[name].counts as Counts;
      counts.set(label, (counts.get(label) ?? 0) + times);
    }
}
