import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { maxQuestionLength, type VerdictReport, verdictPath } from '../../shared/api/chat.ts';
import { reportRoute } from '../http/report-route.ts';
import type { QuestionStore } from '../questions/question-store.ts';

/** Largest body, in bytes: the longest question in a script of three bytes a character, each escaped, and a page's path. */
const BODY_LIMIT = 2_048;

const report: z.ZodType<VerdictReport> = z.strictObject({
  verdict: z.enum(['yes', 'no']),
  page: z.string().max(200),
  question: z.string().max(maxQuestionLength).optional(),
});

interface VerdictRouteOptions {
  verdicts: Pick<QuestionStore, 'note'>;
  /** Paths of the site's pages: another is not kept. */
  pages: () => ReadonlySet<string>;
  siteUrl: string;
}

/** POST /api/v1/chat/verdict: whether an answer helped, and if not what was asked. Of an answer that helped no question is kept. */
export function verdictRoute(app: FastifyInstance, { verdicts, pages, siteUrl }: VerdictRouteOptions): void {
  reportRoute(app, verdictPath, {
    report,
    bodyLimit: BODY_LIMIT,
    siteUrl,
    onReport: ({ verdict, page, question = '' }) =>
      verdicts.note(verdict === 'no' ? question : '', { verdict, page: pages().has(page) ? page : '' }),
  });
}
