import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { maxQuestionLength, type VerdictReport, verdictPath } from '../../shared/api/chat.ts';
import { reportRoute } from '../http/report-route.ts';
import type { QuestionStore } from '../questions/question-store.ts';

/** Body limit, in bytes. The longest question fits with every character escaped, and a path. */
const BODY_LIMIT = 2_048;

const report: z.ZodType<VerdictReport> = z.strictObject({
  verdict: z.enum(['yes', 'no']),
  page: z.string().max(200),
  question: z.string().max(maxQuestionLength).optional(),
});

interface VerdictRouteOptions {
  verdicts: Pick<QuestionStore, 'note'>;
  /** Paths of the site's pages. Other paths are not stored. */
  pages: () => ReadonlySet<string>;
  siteUrl: string;
}

/** Registers POST /api/v1/chat/verdict, which stores whether an answer helped. The question is stored if it did not. */
export function verdictRoute(app: FastifyInstance, { verdicts, pages, siteUrl }: VerdictRouteOptions): void {
  reportRoute(app, verdictPath, {
    report,
    bodyLimit: BODY_LIMIT,
    siteUrl,
    onReport: ({ verdict, page, question = '' }) =>
      verdicts.note(verdict === 'no' ? question : '', { verdict, page: pages().has(page) ? page : '' }),
  });
}
