import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPath } from '../../../content/checks/check-redirects.ts';
import { filesBelow } from '../../../content/read/read-text.ts';
import { cacheControl, type Manifest } from '../../../server/build-output/manifest.ts';
import { securityHeaders, transportSecurity } from '../../../server/http/security-headers.ts';
import { chatService, emailService, tagManagerId, tagManagerOrigin } from '../../../site/src/external-services/services.ts';
import { renderSharePictures } from '../share-pictures/render-share-pictures.ts';
import { compressFiles } from './compress-files.ts';
import { describeFile } from './describe-file.ts';
import { finishPages } from './finish-pages.ts';

/** A built site to finish. */
interface FinishBuildOptions {
  /** Astro's output folder, such as dist/site; files that are not served go beside it. */
  folder: string;
  /** Canonical origin without a trailing slash, such as https://tarazu.example. */
  siteUrl: string;
  /** What the agency sells, in a line for the share pictures. */
  sells?: string;
  /** Addresses of former pages, and of the pages that replaced them. */
  redirects?: readonly { from: string; to: string }[];
  /** Addresses of hidden pages, which lead to the page above until they are shown again. */
  hidden?: readonly string[];
}

/**
 * Prepares Astro's pages for serving. Each page gets a security policy, a Markdown version and a share picture, and each text
 * compressed versions. Also writes the two lists that servers read: manifest.json for ours, _headers for static hosts.
 * Running it again on finished pages is safe.
 * @throws Error that lists every page that the policy would break, with the element
 */
export async function finishBuild({ folder, siteUrl, sells, redirects = [], hidden = [] }: FinishBuildOptions): Promise<void> {
  const dist = dirname(folder);
  const origin = new URL(siteUrl).origin;
  // Remove the manifest first, so that a server never starts from a partial build.
  await rm(join(dist, 'manifest.json'), { force: true });
  for (const file of listFiles(folder)) if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));

  const built = listFiles(folder);
  const services = { email: emailService().origin, chat: chatService().base, tagManager: tagManagerId() && tagManagerOrigin };
  const hasStylesheets = built.some((file) => file.endsWith('.css'));
  const htmlFiles = built.filter((file) => file.endsWith('.html'));
  const pages = await finishPages(htmlFiles, { folder, origin, hasStylesheets, services, sells });
  const problems = pages.flatMap((page) => page.problems);
  if (problems.length > 0)
    throw new Error(`The built pages cannot be served under their security policy:\n${problems.map((line) => `  ${line}`).join('\n')}`);

  await renderSharePictures(
    dist,
    folder,
    pages.flatMap(({ share }) => share ?? []),
  );
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  const pageOfMarkdown = new Map(pages.map((page) => [page.markdown?.file, page]));
  const served = listFiles(folder).map((file) =>
    describeFile(folder, file, { policy: pageOf.get(file)?.policy, canonical: pageOfMarkdown.get(file)?.markdown?.canonical }),
  );
  const manifest: Manifest = {
    siteUrl: origin,
    files: await compressFiles(dist, served),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    hidden: Object.fromEntries(hidden.map((path) => [path, parentPath(path)])),
  };
  // Static hosts read redirects from this file (https://docs.netlify.com/routing/redirects/).
  const lines = [...redirects.map(({ from, to }) => `${from} ${to} 301\n`), ...hidden.map((path) => `${path} ${parentPath(path)} 302\n`)];
  if (lines.length > 0) await writeFile(join(folder, '_redirects'), lines.join(''));
  await writeFile(join(folder, '_headers'), headersFile);
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
}

/**
 * Text of `_headers` for Netlify and Cloudflare Pages: what all our responses have in common. Each page has the rest of its policy in a
 * meta tag, because these hosts limit rules and lines, and `frame-ancestors` works in a header alone.
 */
const headersFile = Object.entries({
  '/*': { ...securityHeaders, ...transportSecurity, 'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'" },
  '/_assets/*': { 'Cache-Control': cacheControl.asset },
})
  .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
  .join('\n');

/** Files that static hosts read at deployment and never serve. */
const HOST_FILES = new Set(['_headers', '_redirects']);

/** Lists the files of a folder to serve: no hidden ones (.DS_Store and the like), except those in /.well-known/, which are for visitors. */
const listFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => !HOST_FILES.has(file) && !/(?:^|\/)\.(?!well-known\/)/.test(file));
