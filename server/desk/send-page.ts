import type { FastifyReply } from 'fastify';
import { readReference } from '../../shared/api/reference.ts';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
import { actionResults, type DeskPage } from './desk-page.ts';
import type { BuiltPages } from './load-render.ts';

/** Answers with a page of the desk. */
export type SendPage = (reply: FastifyReply, page: DeskPage, status?: number) => Promise<FastifyReply>;

interface PageSenderOptions extends CheckParts {
  /** Pages of the desk; undefined if they are not built. */
  pages: BuiltPages | undefined;
  agency: { name: string; timeZone: string };
}

/** @returns a function that answers a request with a page, or with 503 and the fix if the pages are not built */
export function pageSender({ pages, agency, ...parts }: PageSenderOptions): SendPage {
  return async (reply, page, status = 200) => {
    if (!pages) {
      reply.code(503).type('text/plain; charset=utf-8');
      return reply.send('The pages of the desk are not built: run npm run build, and start again.\n');
    }
    const { done, about } = reply.request.query as { done?: string; about?: string };
    const html = await pages.renderPage(page, {
      agency: agency.name,
      timeZone: agency.timeZone,
      // Alerts are only for people who have signed in.
      alerts: page.page === 'sign-in' ? [] : ('checked' in page ? page.checked : await runChecks(parts)).alerts,
      result: actionResults.find((known) => known === done),
      about: about === undefined ? undefined : readReference(String(about)),
      person: reply.request.person,
      version: pages.version,
    });
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  };
}
