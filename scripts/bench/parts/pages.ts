import type { Part } from '../part.ts';
import { click } from './click.ts';
import { inp } from './inp.ts';
import { lighthouse } from './lighthouse.ts';

/**
 * Measures what visitors wait for: Lighthouse's scores and times and a click from page to page, each beside plain pages; and the
 * response of instruments.
 */
export const pages: Part = async (context, resources) => {
  const parts = [await lighthouse(context, resources), await click(context, resources), await inp(context, resources)];
  return { rows: parts.flatMap(({ rows }) => rows), notes: parts.flatMap(({ notes }) => notes), data: parts.map(({ data }) => data) };
};
