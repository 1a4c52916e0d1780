import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { contentFolder, loadContent } from '../content/load.ts';
import { fontFaces, printDocument } from '../site/src/documents/print/print-document.ts';
import { printedDocuments, printedFile, printedFolder } from '../site/src/documents/printed-documents.ts';
import { importDocuments } from './build/documents.ts';
import { chromiumPath, launchChromium } from './tools/chromium.ts';
import { installSystemPackage } from './tools/install-system-package.ts';

/*
 * Prints the PDFs whose content or styles changed, copies the owner's PDFs, and removes PDFs of documents that no longer exist.
 * `npm run documents -- --all` prints all of them, which is needed after a change of Chromium or typeface. A publish from the desk
 * passes --no-install: without Chromium, it only copies the owner's PDFs. It also sets PRINTED_DIR, so that site/ does not change.
 */
const content = loadContent();
const { updateDocuments } = await importDocuments<typeof import('../site/src/documents/print/update-documents.ts')>('update-documents.ts');

let chromium: { browser: Browser; page: Page; fonts: string } | undefined;
async function startChromium() {
  if (!chromiumPath()) installSystemPackage('chromium', 'printing the documents', 'set CHROME_PATH to a Chrome or Chromium that you have');
  const browser = await launchChromium();
  return { browser, page: await browser.newPage(), fonts: await fontFaces() };
}

async function print(html: string) {
  chromium ??= await startChromium();
  return printDocument(chromium.page, html, chromium.fonts, content.agency.name);
}

const { printed, lines } = await updateDocuments({
  content,
  contentFolder: contentFolder(),
  siteFolder: printedFolder(),
  known: printedDocuments(),
  all: process.argv.includes('--all'),
  print: chromiumPath() || !process.argv.includes('--no-install') ? print : undefined,
});
await chromium?.browser.close();
writeFileSync(printedFile(), `${JSON.stringify(printed, null, 2)}\n`);
console.log(lines.join('\n') || 'All documents are up to date');
