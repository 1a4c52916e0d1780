import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile } from './load-site.ts';
import type { TemplateValues } from './page-template.ts';

const compress = promisify(brotliCompress);
/** Fast enough to be made for one visitor: 2 ms for a page, and nearly as small as the site's own files. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** A built page that the server fills in for one visitor. */
export interface TemplatedPage {
  send(request: FastifyRequest, reply: FastifyReply, status: number, filling: TemplateValues): Promise<FastifyReply>;
}

/** @param fileNow the page of the site as it is built now; each is parsed at its first use */
export function templatedPage(fileNow: () => SiteFile): TemplatedPage {
  let parsed: { of: SiteFile; fill: (filling: TemplateValues) => string } | undefined;
  return {
    async send(request, reply, status, filling) {
      const file = fileNow();
      // What reads HTML is large, and most visitors have a script.
      const { pageTemplate } = await import('./page-template.ts');
      if (parsed?.of !== file) parsed = { of: file, fill: pageTemplate(file.identity.body.toString()) };
      const { fill } = parsed;
      const html = fill(filling);
      reply.code(status).type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding');
      // The page's own policy in place of the one for answers that are no pages.
      if (file.policy) reply.header('Content-Security-Policy', file.policy);
      if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
      return reply.header('Content-Encoding', 'br').send(await compress(html, compression));
    },
  };
}
