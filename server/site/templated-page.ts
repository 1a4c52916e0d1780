import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile } from './load-site.ts';
import type { TemplateValues } from './page-template.ts';

const compress = promisify(brotliCompress);
/** Low Brotli quality, because pages are compressed per visitor: 2 ms per page. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** A built page that the server fills in per request. */
export interface TemplatedPage {
  send(request: FastifyRequest, reply: FastifyReply, status: number, filling: TemplateValues): Promise<FastifyReply>;
}

/** @param fileNow returns the page of the current build, which is parsed at its first use */
export function templatedPage(fileNow: () => SiteFile): TemplatedPage {
  let parsed: { file: SiteFile; fill: (filling: TemplateValues) => string } | undefined;
  return {
    async send(request, reply, status, filling) {
      const file = fileNow();
      // Imported lazily: the HTML parser is large, and most visitors have a script.
      const { pageTemplate } = await import('./page-template.ts');
      if (parsed?.file !== file) parsed = { file, fill: pageTemplate(file.identity.body.toString()) };
      const { fill } = parsed;
      const html = fill(filling);
      reply.code(status).type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding');
      // The page's policy replaces that of other responses.
      if (file.policy) reply.header('Content-Security-Policy', file.policy);
      if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
      return reply.header('Content-Encoding', 'br').send(await compress(html, compression));
    },
  };
}
