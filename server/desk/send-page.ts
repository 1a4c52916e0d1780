import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply } from 'fastify';
import { readReference } from '../../shared/api/reference.ts';
import type { PublishState } from '../../shared/api/words.ts';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
import { actionResults, type DeskPage, type RenderModule } from './desk-page.ts';

/** Answers with a page of the desk. */
export type SendPage = (reply: FastifyReply, page: DeskPage, status?: number) => Promise<FastifyReply>;

interface PageSenderOptions extends CheckParts {
  /** Pages of the desk; undefined if they are not built. */
  pages: BuiltPages | undefined;
  agency: { name: string; timeZone: string };
  publishing: () => PublishState | undefined;
  /** Origin of the site, if it is known. */
  site: string | undefined;
}

/** @returns a function that answers a request with a page, or with 503 and the fix if the pages are not built */
export function pageSender({ pages, agency, publishing, site, ...parts }: PageSenderOptions): SendPage {
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
      about: about === undefined || done?.endsWith('settled') ? about : readReference(String(about)),
      person: reply.request.person,
      publish: page.page === 'sign-in' ? undefined : publishing(),
      now: parts.now(),
      site: site,
      version: pages.version,
    });
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  };
}

/** The built pages of the desk. */
interface BuiltPages {
  renderPage: (...page: Parameters<RenderModule['renderPage']>) => Promise<string>;
  /** Styles, scripts and fonts by address. */
  assets: ReadonlyMap<string, { type: string; body: Buffer }>;
  /** Hash of the assets, appended to the addresses of styles and scripts so that browsers load changed files. */
  version: string;
}

const assets = [
  ['view.css', 'text/css; charset=utf-8'],
  ['words.css', 'text/css; charset=utf-8'],
  ['words.js', 'text/javascript; charset=utf-8'],
  ['anek-latin.woff2', 'font/woff2'],
  ['favicon.svg', 'image/svg+xml'],
] as const;

/**
 * Loads the pages that scripts/build/bundle-server.ts built. They need a build, because Node strips types but does not compile JSX.
 * @param buildFolder such as dist
 * @returns undefined if the build is missing, because the public site must start all the same
 * @throws other errors of the file system
 */
export async function loadRender(buildFolder: string): Promise<BuiltPages | undefined> {
  const folder = join(buildFolder, 'desk');
  try {
    const file = join(folder, 'render.js');
    await access(file);
    // Imported by the first page, because most starts show none.
    const renderPage: BuiltPages['renderPage'] = async (...page) =>
      ((await import(pathToFileURL(file).href)) as RenderModule).renderPage(...page);
    const files = await Promise.all(
      assets.map(async ([name, type]) => [`/${name}`, { type, body: await readFile(join(folder, name)) }] as const),
    );
    const hash = createHash('sha256');
    for (const [, { body }] of files) hash.update(body);
    return { renderPage, assets: new Map(files), version: hash.digest('hex').slice(0, 12) };
  } catch (error) {
    if (['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
