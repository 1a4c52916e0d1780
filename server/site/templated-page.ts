import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedFile } from '../build-output/manifest.ts';
import { httpError } from '../http/error-handler.ts';
import type { Site } from './load-site.ts';
import type { TemplateValues } from './page-template.ts';

const compress = promisify(brotliCompress);
/** Low Brotli quality, because pages are compressed per visitor: 2 ms per page. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** A built page that the server fills in per request. */
export interface TemplatedPage {
  send(request: FastifyRequest, reply: FastifyReply, status: number, filling: TemplateValues): Promise<FastifyReply>;
}

/** @returns the page at a path of the site, parsed at its first use in each build; undefined if there is none */
export function templatedPage(site: Site, path: string): TemplatedPage | undefined {
  if (!site.files.has(path)) return undefined;
  let parsed: { file: ServedFile; fill: (filling: TemplateValues) => string } | undefined;
  return {
    async send(request, reply, status, filling) {
      const file = site.files.get(path);
      if (!file) throw httpError(404, 'There is no page at this address.');
      if (parsed?.file !== file) {
        const html = await readFile(join(site.folder, file.file), 'utf8');
        // Imported lazily: the HTML parser is large, and most visitors have a script.
        const { pageTemplate } = await import('./page-template.ts');
        parsed = { file, fill: pageTemplate(html) };
      }
      const html = parsed.fill(filling);
      reply.code(status).type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding');
      // The page's policy replaces that of other responses.
      if (file.policy) reply.header('Content-Security-Policy', file.policy);
      if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
      return reply.header('Content-Encoding', 'br').send(await compress(html, compression));
    },
  };
}
