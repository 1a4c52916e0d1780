import { parseArgs } from 'node:util';
import { type PartName, partNames } from './parts.ts';

/**
 * Reads the command line: names of parts, all without any; --short runs once and little of everything.
 * @throws Error that says what may be written
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
