import { tallies } from '../tallies.ts';
import type { TallyDeltas } from './messages.ts';

type Counts = Map<string, number>;
const names = Object.keys(tallies) as (keyof typeof tallies)[];

/** @returns a function that says what this process has counted since it was last asked; undefined for nothing */
export function tallyDeltas(): () => TallyDeltas | undefined {
  const told = new Map<string, number>();
  return () => {
    const deltas: TallyDeltas = {};
    for (const name of names) {
      const news: [string, number][] = [];
      for (const [label, count] of tallies[name].counts as Counts) {
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
export function addDeltas(deltas: TallyDeltas): void {
  for (const name of names)
    for (const [label, times] of deltas[name] ?? []) {
      const counts = tallies[name].counts as Counts;
      counts.set(label, (counts.get(label) ?? 0) + times);
    }
}
