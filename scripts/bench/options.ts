import { parseArgs } from 'node:util';
import { type PartName, partNames } from './parts.ts';

/**
 * Parses the command line: names of parts (all if none is given); --short runs once with little data.
 * @throws Error with the usage
 */
export function readOptions(args: readonly string[]): { wanted: readonly PartName[]; short: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !(partNames as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`The bench has no part "${unknown.join(', ')}": it has ${partNames.join(', ')}`);
  return { wanted: partNames.filter((name) => positionals.length === 0 || positionals.includes(name)), short: values.short };
}
