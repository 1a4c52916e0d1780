import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { manifest as manifestSchema, type ServedFile } from '../build-output/manifest.ts';
import { MissingBuildError, readBuilt } from '../build-output/server-data.ts';
import { httpError } from '../http/error-handler.ts';
import type { TemplateValues } from './page-template.ts';

/** A built site. Its files are on disk. */
export interface Site {
  /** Real path of the build, because the link to the current build changes while requests run. */
  readonly folder: string;
  /** Files by path, percent-encoded as a browser sends it. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** Not-found pages, deepest folder first. */
  readonly notFound: readonly ServedFile[];
  /** Former addresses of pages, with the addresses that replace them. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses of hidden pages, with the page above. */
  readonly hidden: ReadonlyMap<string, string>;
  /** Origin that the pages were built for. */
  readonly siteUrl: string;
}

/**
 * Reads the list of a build's files.
 * @param buildFolder folder of manifest.json, such as dist
 * @throws MissingBuildError if there is no usable build
 */
export async function loadSite(buildFolder: string): Promise<Site> {
  const path = join(buildFolder, 'manifest.json');
  const advice = 'Build it with "npm run build", or start with "npm start", which builds what is missing.';
  const text = await readBuilt(path, `The site is not built yet: ${path} is missing. ${advice}`);
  const parsed = manifestSchema.safeParse(parse(text.toString()));
  if (!parsed.success) throw new MissingBuildError(`${path} was not written by this version of the build. ${advice}`);
  const { files, redirects, hidden, siteUrl } = parsed.data;
  const missing = files.find(({ file }) => !existsSync(join(buildFolder, file)));
  if (missing) throw new MissingBuildError(`${join(buildFolder, missing.file)} is listed in manifest.json but missing. ${advice}`);
  const isNotFound = ({ kind }: ServedFile) => kind === 'not-found';
  return {
    folder: await realpath(buildFolder),
    files: new Map(files.filter((file) => !isNotFound(file)).map((file) => [file.path, file])),
    notFound: files.filter(isNotFound).sort((one, other) => other.path.length - one.path.length),
    redirects: new Map(Object.entries(redirects)),
    hidden: new Map(Object.entries(hidden)),
    siteUrl,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Caches a value derived from the built site. It is made at the first use, and again after the site was replaced by a new build. */
export function perBuild<Made>({ site }: { site: Pick<Site, 'files'> }, make: () => Made): () => Made {
  let cached: { files: Site['files']; value: Made } | undefined;
  return () => {
    if (cached?.files !== site.files) cached = { files: site.files, value: make() };
    return cached.value;
  };
}

const compress = promisify(brotliCompress);
/** Low Brotli quality, because pages are compressed per visitor: 2 ms per page. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** A built page that the server fills in per request. */
export interface TemplatedPage {
  send(request: FastifyRequest, reply: FastifyReply, status: number, filling: TemplateValues): Promise<FastifyReply>;
}

/**
 * Returns the page at a path of the site, parsed at its first use in each build; undefined if there is none.
 * `send` throws an error with status 404 if a later build lacks the page.
 */
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
