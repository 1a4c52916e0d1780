import type { FastifyInstance } from 'fastify';
import { DAY } from '../../shared/format/days.ts';
import { type AnswerSource, counters } from '../counters/counters.ts';
import { repeat } from '../http/repeat.ts';
import type { Storage } from '../storage/open-storage.ts';

const HOUR = 3_600_000;
/** Interval of writing counts, in milliseconds. */
const INTERVAL = 10_000;
/** Retention in days, longer than any overview needs. */
const RETENTION_DAYS = 35;

/** Counts of answers by the model, and by builtin with the reason. */
export type ModelAnswers = Record<Exclude<AnswerSource, 'builtin'>, number>;

/** Writes the counts of answers every 10 seconds and on close, and deletes those older than 35 days. @returns writes now; never throws */
export function keepModelAnswers(app: FastifyInstance, { db }: Storage, now: () => number = Date.now): () => Promise<void> {
  const written = new Map(counters.answers.counts);
  const write = async () => {
    const at = now() - (now() % HOUR);
    const counts = [...counters.answers.counts];
    const rows = counts.flatMap(([source, count]) => {
      const times = count - (written.get(source) ?? 0);
      return source === 'builtin' || times === 0 ? [] : { at, source, times };
    });
    if (rows.length === 0) return;
    try {
      await db
        .insertInto('chat_answers')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['at', 'source']).doUpdateSet((set) => ({ times: set('chat_answers.times', '+', set.ref('excluded.times')) })),
        )
        .execute();
      for (const [source, count] of counts) written.set(source, count);
      await db
        .deleteFrom('chat_answers')
        .where('at', '<', at - RETENTION_DAYS * DAY)
        .execute();
    } catch (err) {
      app.log.warn({ err }, "counts of the assistant's answers could not be stored; retrying");
    }
  };
  // onClose hooks run in reverse order, so this hook writes last.
  app.addHook('onClose', write);
  return repeat(app, INTERVAL, write);
}

/** Reads the counts of a period. `from` is inclusive, `to` exclusive, in milliseconds since 1970. */
export async function readModelAnswers({ db }: Storage, { from, to }: { from: number; to: number }): Promise<ModelAnswers> {
  const rows = await db
    .selectFrom('chat_answers')
    .select(({ fn }) => ['source', fn.sum<number>('times').as('times')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('source')
    .execute();
  return { model: 0, failed: 0, unused: 0, spent: 0, ...Object.fromEntries(rows.map(({ source, times }) => [source, Number(times)])) };
}
