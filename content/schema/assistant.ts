import { z } from 'zod';
import { atLeast } from './list.ts';
import { line, shortName, withPlaces } from './words.ts';

/** Schemas of the assistant's sentences. content/assistant/NAME.yaml is checked against the export of the same name. */

export const conversation = z
  .strictObject({
    courtesies: atLeast(1, { id: shortName, say: line(300) }),
    /** Requests for an action. `message` prefills the contact form. */
    wishes: atLeast(1, { id: shortName, say: line(300), message: withPlaces(120, 'question') }),
  })
  .meta({ spoken: true });

export const replies = z
  .strictObject({
    source: withPlaces(40, 'links'),
    and: line(8),
    notFound: line(120),
    notFoundAbout: withPlaces(120, 'about'),
    which: line(80),
    more: line(80),
    person: withPlaces(120, 'contact'),
    personMessage: withPlaces(120, 'question'),
    topics: z.array(line(90)).min(2).max(3),
    partMissing: withPlaces(120, 'part'),
    promise: line(300),
    /** What is said instead when the same is asked again, by what is asked: a key of not-published.yaml, promise or complaint. */
    again: z.record(z.string(), z.array(line(300)).min(1)),
    /** Whether we work on a day that a question names: a holiday, another day off or a working day; then what follows. */
    opening: z.strictObject({
      holiday: withPlaces(120, 'day', 'name'),
      closed: withPlaces(120, 'day'),
      open: withPlaces(120, 'day'),
      week: withPlaces(120, 'workingDays'),
      /** After a day behind the last holiday of agency.yaml. */
      unlisted: line(160),
      /** Of a festival that is not among the holidays of agency.yaml. */
      unnamed: withPlaces(200, 'answerWithin'),
      /** With hours in agency.yaml, and without them. */
      hours: withPlaces(160, 'hours'),
      promise: withPlaces(200, 'answerWithin'),
    }),
    shop: z.strictObject({
      begin: withPlaces(200, 'trade', 'service', 'servicePath'),
      size: withPlaces(200, 'service', 'servicePath'),
      client: withPlaces(240, 'client', 'clientPath', 'clientTrade', 'roi', 'months'),
      platform: withPlaces(120, 'platform'),
      contact: withPlaces(120, 'contact'),
      /** Question to a visitor who wishes something for the shop, and its answers. */
      ask: line(120),
      choices: z.array(line(90)).min(2).max(3),
      message: withPlaces(120, 'question'),
    }),
    abuse: line(240),
    foreign: line(240),
    secret: line(240),
    personal: line(240),
    harm: line(300),
  })
  .meta({ spoken: true });

/** Sentences generated from tables; content/assistant/tables.yaml explains them. */
export const tables = z
  .strictObject({
    tables: z.record(z.string(), z.strictObject({ count: withPlaces(120, 'count', 'list') })),
    columns: z.record(
      z.string(),
      z.strictObject({
        /** What each row is about, such as a client. */
        of: z.string(),
        unit: z.string().optional(),
        /** Superlatives of the column, such as "highest" and "lowest". */
        high: line(24).optional(),
        low: line(24).optional(),
        /** Question that a value of the column answers. */
        ask: withPlaces(60, 'name'),
        value: withPlaces(160, 'value'),
        rank: withPlaces(160, 'name', 'rank', 'value').optional(),
        filter: withPlaces(160, 'list', 'value').optional(),
        order: withPlaces(160, 'list').optional(),
        compare: withPlaces(160, 'name', 'otherValue').optional(),
      }),
    ),
  })
  .meta({ spoken: true });

/** Replies in other languages; content/assistant/languages.yaml explains them. */
export const languages = z
  .strictObject({
    languages: atLeast(1, { name: line(20), say: z.string().min(1), notFound: z.string().min(1) }),
  })
  .meta({ spoken: true });
