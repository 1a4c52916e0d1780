import { parseArgs } from 'node:util';

export const partNames = ['bytes', 'lighthouse', 'click', 'server', 'enquiries', 'measurement', 'assistant', 'build'] as const;
export type PartName = (typeof partNames)[number];

/**
 * Reads the command line: --only bytes,click and --quick.
 * @throws Error that says what may be written
 */
export function readOptions(args: readonly string[]): { only: readonly PartName[]; quick: boolean } {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } });
  const wanted = values.only?.split(',').map((name) => name.trim()) ?? partNames;
  const unknown = wanted.filter((name) => !(partNames as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`--only does not know "${unknown.join(', ')}": use ${partNames.join(', ')}, separated by commas`);
  return { only: partNames.filter((name) => wanted.includes(name)), quick: values.quick };
}
