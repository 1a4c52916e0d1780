import { z } from 'zod';
import { atLeast } from './list.ts';
import { line, slug, withPlaces } from './words.ts';

/** What the assistant says besides what pages say; content/assistant/NAME.yaml is checked against the schema of its name. */

export const conversation = z.strictObject({
  courtesies: atLeast(1, { id: slug, say: line(300) }),
  /** Wishes to act; the message is begun in the contact form. */
  wishes: atLeast(1, { id: slug, say: line(300), message: withPlaces(120, 'question') }),
});

export const replies = z.strictObject({
  source: withPlaces(40, 'links'),
  and: line(8),
  notFound: line(120),
  notFoundAbout: withPlaces(120, 'about'),
  closest: withPlaces(120, 'question'),
  choices: line(80),
  others: line(80),
  more: line(80),
  person: withPlaces(120, 'contact'),
  personMessage: withPlaces(120, 'question'),
  partMissing: withPlaces(120, 'part'),
  promise: line(300),
  shop: z.strictObject({
    begin: withPlaces(200, 'trade', 'service', 'servicePath'),
    size: withPlaces(200, 'service', 'servicePath'),
    client: withPlaces(240, 'client', 'clientPath', 'clientTrade', 'roi', 'months'),
    platform: withPlaces(120, 'platform'),
    contact: withPlaces(120, 'contact'),
    message: withPlaces(120, 'question'),
  }),
  abuse: line(240),
  foreign: line(240),
  secret: line(240),
  personal: line(240),
  harm: line(300),
});

/** The sentences of tables; see the file's own comment. */
export const tables = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ count: withPlaces(120, 'count', 'list') })),
  columns: z.record(
    z.string(),
    z.strictObject({
      /** Kind of the things that have it. */
      of: z.string(),
      unit: z.string().optional(),
      /** What the most and the least of it are called. */
      high: line(24).optional(),
      low: line(24).optional(),
      /** The question that a value answers. */
      ask: withPlaces(60, 'name'),
      value: withPlaces(160, 'value'),
      rank: withPlaces(160, 'name', 'rank', 'value').optional(),
      filter: withPlaces(160, 'list', 'value').optional(),
      order: withPlaces(160, 'list').optional(),
      compare: withPlaces(160, 'name', 'otherValue').optional(),
    }),
  ),
});

/** What is said in other languages; see the file's own comment. */
export const languages = z.strictObject({
  languages: atLeast(1, { name: line(20), say: z.string().min(1), notFound: z.string().min(1) }),
});
