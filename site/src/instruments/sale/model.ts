import type { SaleField, System } from '../../../../content/schema/instruments/sale.ts';
import { say, sayAll } from '../kit/outcome.ts';
import type { SaleContent } from './words.ts';

/** Direction in which a field passes, seen from the AI: to the system, from it, or both. */
type Way = 'to' | 'from' | 'both';

/** Returns a field's direction; undefined for a field that the system neither gets nor gives. */
export function wayOf(field: SaleField, { gets, gives }: Pick<SaleContent['systems'][System], 'gets' | 'gives'>): Way | undefined {
  if (gets.includes(field)) return gives.includes(field) ? 'both' : 'to';
  return gives.includes(field) ? 'from' : undefined;
}

/**
 * Returns what passes between one order and a system: each field with its direction, or for the watch with the number of its transfers.
 * @param at the system; the watch has no fields of its own and counts those of the others
 */
export function weigh({ systems, fields, ways, numbers, failed, decisions, lesson }: SaleContent, at: System) {
  const { name, gets, gives, reason, sum } = systems[at];
  const transfers = Object.values(systems).flatMap((system) => [...system.gets, ...system.gives]);
  const { counted, counter, online, order, cost } = numbers;
  const sold = counter + online;
  const seen = new Set([...gets, ...gives]).size;
  const values = {
    ...numbers,
    ...{ system: name, sold, left: counted - sold, draft: order * cost, gets: gets.length, gives: gives.length },
    ...{ seen, all: Object.keys(fields).length, total: transfers.length, first: transfers.length - 1 },
  };
  const isWatch = at === 'watch';
  const rows = Object.entries(fields).map(([key, { label, value }]) => {
    const field = key as SaleField;
    const count = transfers.filter((one) => one === field).length;
    const sent = field === failed ? ways.retried : count === 1 ? ways.sentOnce : say(ways.sent, { count });
    const way = wayOf(field, systems[at]);
    const isFailed = isWatch && field === failed;
    return {
      field,
      label,
      value: say(value, values),
      way: isFailed ? 'failed' : way,
      note: isWatch ? sent : say(ways[way ?? 'none'], { name }),
    };
  });
  const decision = isWatch ? decisions.watched : decisions.passes;
  return { rows, ...sayAll({ decision, reason, sum, lesson: isWatch ? undefined : lesson }, values) };
}
