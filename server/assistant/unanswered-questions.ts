import type { FastifyBaseLogger } from 'fastify';
import { QuestionTally, tallyBounds } from '../questions/question-tally.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Room for them, in rows and days. */
export const unansweredBounds = tallyBounds;

/** What the assistant could not answer. */
export class UnansweredQuestions extends QuestionTally {
  constructor(storage: Storage, log: Pick<FastifyBaseLogger, 'warn'>, now?: () => number, timeZone?: string) {
    super('chat_unanswered', storage, log, now, timeZone);
  }
}
