import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finishBuild } from '../../../scripts/build/finish/finish-build.ts';
import { writeServerData } from '../../../scripts/build/write-server-data.ts';
import { content } from '../content/site-routes.ts';
import { scratchFolder } from '../scratch-folder.ts';

/** A small site on disk, as Astro writes it, with the real finishing step. */
export interface FixtureSite {
  /** Project folder around dist/, from which main.ts is started. */
  root: string;
  /** The dist/ folder in it. */
  buildFolder: string;
}

export const SITE_URL = 'https://shop.example';

/** Size of big.pdf in bytes. */
export const BIG_FILE_SIZE = 32 * 1024 * 1024;

/** Wraps HTML in a whole page. */
export function pageHtml({ title, main, path = '', head = '' }: { title: string; main: string; path?: string; head?: string }): string {
  const markdownLink = path && `<link rel="alternate" type="text/markdown" href="${path}.md">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${markdownLink}${head}
<style>h1{color:#16241d}</style>
<script>document.documentElement.classList.add("js")</script>
<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>
<script type="application/ld+json">{"@type":"Organization"}</script>
</head><body><header>Menu</header><main>${main}</main></body></html>`;
}

/** The files that the server tests ask for; `FILLER` makes them worth compressing. */
const FILLER = '<p>Every shelf is a decision, weighed.</p>'.repeat(40);
const FILES: Record<string, string | Buffer> = {
  'index.html': pageHtml({
    title: 'Home',
    path: '/index',
    main: `<h1>Home</h1>${FILLER}`,
    head: '<script type="module" src="/_assets/app.abc123.js"></script>',
  }),
  'services.html': pageHtml({ title: 'Services', path: '/services', main: `<h1>Services</h1>${FILLER}` }),
  'services/pricing.html': pageHtml({ title: 'Pricing', path: '/services/pricing', main: `<h1>Pricing</h1>${FILLER}` }),
  'contact.html': pageHtml({
    title: 'Contact',
    main: `<h1>Contact</h1>
<p data-state="mistake-required" hidden>Please fill in all required fields</p><p data-state="mistake-email" hidden>Please enter a valid email address</p><p data-state="mistake-long" hidden>Please shorten what is too long</p>
<p data-state="failed" hidden>Failed to send message. Please try again later.</p>
<p data-state="sent" hidden>Sent as <b data-fill="reference"></b>: <a data-fill-href="reference" href="/contact/receipt">receipt</a></p>
<form method="post" action="/api/v1.0/email/send-form" enctype="multipart/form-data">
<input name="from_name" aria-label="Name"><b id="from_name-error" data-state="mistake-required-from_name" hidden>Name is missing</b><b data-state="mistake-long-from_name" hidden>Name is too long</b>
<input name="from_email" aria-label="Email"><b id="from_email-error" data-state="mistake-email-from_email" hidden>This is no address</b>
<input name="phone_number" aria-label="Phone"><textarea name="message" aria-label="Message"></textarea><b id="message-error" data-state="mistake-long-message" hidden>Message is too long</b></form>`,
  }),
  'contact/receipt.html': pageHtml({
    title: 'Receipt',
    main: `<h1>Receipt</h1><p data-state="ask">Which one?</p>${['received', 'delivered', 'kept', 'delayed', 'unknown', 'too-many']
      .map((state) => `<p data-state="${state}" hidden>It is ${state}: <b data-fill="reference"></b></p>`)
      .join('')}<form><input name="reference" aria-label="Reference"></form>`,
  }),
  '404.html': pageHtml({ title: 'Not found', main: '<h1>Page not found</h1>' }),
  'case-studies/404.html': pageHtml({ title: 'Not found', main: '<h1>Case study not found</h1>' }),
  '_assets/app.abc123.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'report.pdf': Buffer.from('%PDF-1.7 0123456789'),
};

/** The default site, finished once per worker and copied for each test. */
let finished: Promise<FixtureSite> | undefined;

/**
 * Writes files into a temporary dist/site and finishes the build.
 * @param files contents by path below dist/site; the default site if left out
 */
export async function buildFixtureSite(files?: Record<string, string | Buffer>): Promise<FixtureSite> {
  if (files) return finishSite(files);
  finished ??= finishSite(FILES);
  const { root: original } = await finished;
  const root = scratchFolder('site');
  await cp(original, root, { recursive: true });
  // A build is behind a link.
  await mkdir(join(root, 'dist.builds'));
  await rename(join(root, 'dist'), join(root, 'dist.builds/1'));
  await symlink('dist.builds/1', join(root, 'dist'), 'dir');
  return siteIn(root);
}

/** The default site with a big.pdf, larger than any socket buffer, so that a test can stop reading in the middle. */
export const buildSiteWithBigFile = () => finishSite({ ...FILES, 'big.pdf': Buffer.alloc(BIG_FILE_SIZE, 'a') });

/** Folder with the data of the real content, written once per worker. */
let serverData: Promise<string> | undefined;
async function writeDataOnce(): Promise<string> {
  const folder = scratchFolder('server-data');
  await writeServerData(folder, content);
  return folder;
}

async function finishSite(files: Record<string, string | Buffer>): Promise<FixtureSite> {
  const root = scratchFolder('site');
  const folder = join(root, 'dist/site');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await finishBuild({
    folder,
    siteUrl: SITE_URL,
    redirects: [{ from: '/old-services', to: '/services#pricing' }],
    hidden: ['/services/spring'],
  });
  serverData ??= writeDataOnce();
  await cp(await serverData, join(root, 'dist'), { recursive: true });
  return siteIn(root);
}

const siteIn = (root: string): FixtureSite => ({ root, buildFolder: join(root, 'dist') });
