import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../../server/build-output/manifest.ts';
import { chatService } from '../../../site/src/external-services/chat-service.ts';
import { emailService } from '../../../site/src/external-services/email-service.ts';
import { tagManagerId, tagManagerOrigin } from '../../../site/src/external-services/tag-manager.ts';
import { renderSharePictures } from '../share-pictures/render-share-pictures.ts';
import { compressFiles } from './compress-files.ts';
import { describeFile } from './describe-file.ts';
import { finishPages } from './finish-pages.ts';
import { headersFile } from './headers-file.ts';
import { listFiles } from './list-files.ts';

/** A built site to finish. */
export interface FinishBuildOptions {
  /** Astro's output folder, such as dist/site; files that are not served go beside it. */
  folder: string;
  /** Canonical origin without a trailing slash, such as https://tarazu.example. */
  siteUrl: string;
  /** What the agency sells, in a line for the share pictures. */
  sells?: string;
  /** Addresses of former pages, and of the pages that replaced them. */
  redirects?: readonly { from: string; to: string }[];
}

/**
 * Prepares Astro's pages for serving. Each page gets a security policy, a Markdown version and a share picture, and each text
 * compressed versions. Also writes the two lists that servers read: manifest.json for ours, _headers for static hosts.
 * Running it again on finished pages is safe.
 * @throws Error that lists every page that the policy would break, with the element
 */
export async function finishBuild({ folder, siteUrl, sells, redirects = [] }: FinishBuildOptions): Promise<void> {
  const dist = dirname(folder);
  const origin = new URL(siteUrl).origin;
  // Remove the manifest first, so that a server never starts from a partial build.
  await rm(join(dist, 'manifest.json'), { force: true });
  for (const file of await listFiles(folder)) if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));

  const built = await listFiles(folder);
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
  const served = (await listFiles(folder)).map((file) =>
    describeFile({ folder, file, page: pageOf.get(file), markdownOf: pageOfMarkdown.get(file) }),
  );
  const manifest: Manifest = {
    siteUrl: origin,
    files: await compressFiles(dist, served),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  };
  // Static hosts read redirects from this file (https://docs.netlify.com/routing/redirects/).
  if (redirects.length > 0) await writeFile(join(folder, '_redirects'), redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''));
  await writeFile(join(folder, '_headers'), headersFile(manifest));
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
}
