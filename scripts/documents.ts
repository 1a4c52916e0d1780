import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { documentList } from '../content/document-list.ts';
import { loadContent } from '../content/load.ts';
import { fontFaces } from '../documents/font-faces.ts';
import { printDocument } from '../documents/print-document.ts';
import { fingerprint, type PrintedDocument, printedDocuments, printedFile } from '../documents/printed.ts';
import { chromiumPath, launchChromium } from '../tools/chromium.ts';
import { installSystemPackage } from '../tools/install-system-package.ts';

/*
 * Prints the PDFs whose words or look have changed, and removes those that are no longer there.
 * `npm run documents -- --all` prints every one, which a new Chromium or typeface asks for.
 */
const all = process.argv.includes('--all');
const folder = 'site/public';
const content = loadContent();
const list = documentList(content);
// Node runs TypeScript as it is, but not JSX: Vite, which Astro brings, reads that.
const { documentHtml } = (await runnerImport<typeof import('../documents/document-html.tsx')>('./documents/document-html.tsx')).module;

const known = existsSync(printedFile) ? printedDocuments() : {};
const printed: Record<string, PrintedDocument> = {};
const waiting: { slug: string; path: string; html: string }[] = [];
for (const { slug, path } of list) {
  const html = documentHtml(content, slug);
  const before = known[slug];
  if (!all && before?.from === fingerprint(html) && existsSync(join(folder, path))) printed[slug] = before;
  else waiting.push({ slug, path, html });
}

mkdirSync(join(folder, 'documents'), { recursive: true });
if (waiting.length > 0) {
  if (!chromiumPath()) installSystemPackage('chromium', 'printing the documents', 'set CHROME_PATH to a Chrome or Chromium that you have');
  const fonts = await fontFaces();
  const browser = await launchChromium();
  const page = await browser.newPage();
  for (const { slug, path, html } of waiting) {
    const { bytes, pages } = await printDocument(page, html, fonts, content.agency.name);
    writeFileSync(join(folder, path), bytes);
    printed[slug] = { from: fingerprint(html), pages, bytes: bytes.length };
    console.log(`${path}: ${pages} pages, ${Math.ceil(bytes.length / 1000)} KB`);
  }
  await browser.close();
}
for (const name of readdirSync(join(folder, 'documents'))) {
  if (!list.some(({ path }) => path === `/documents/${name}`)) rmSync(join(folder, 'documents', name));
}
const inOrder = Object.fromEntries(list.map(({ slug }) => [slug, printed[slug]]));
writeFileSync(printedFile, `${JSON.stringify(inOrder, null, 2)}\n`);
console.log(waiting.length === 0 ? 'All documents are as their words are' : `Printed ${waiting.length} of ${list.length} documents`);
