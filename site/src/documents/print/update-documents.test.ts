import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../../../content/load.ts';
import { staleDocuments } from '../../../../scripts/build/documents.ts';
import { ContentCopy } from '../../../../tests/support/content/content-copy.ts';
import { scratchFolder } from '../../../../tests/support/scratch-folder.ts';
import type { PrintedDocument } from '../printed-documents.ts';
import { documentSources, isCurrent } from './document-html.tsx';
import { updateDocuments } from './update-documents.ts';

let copy: ContentCopy;
let siteFolder: string;
let known: Record<string, PrintedDocument>;
let printed: { folder: string; known: typeof known };
beforeAll(async () => {
  copy = new ContentCopy();
  siteFolder = scratchFolder('printed');
  known = {};
  await update();
  printed = { folder: siteFolder, known };
});
beforeEach(() => {
  copy = new ContentCopy();
  siteFolder = scratchFolder('site');
  cpSync(printed.folder, siteFolder, { recursive: true });
  known = printed.known;
});

const offered = (name: string) => join(siteFolder, 'public/documents', name);
const ownPdf = 'site/public/documents/luxewear.pdf';

/** Fake print that returns the words. */
const printWords = async (html: string) => ({ bytes: Buffer.from(html), pages: 4 });

async function update({ canPrint = true } = {}) {
  const content = loadContent(copy.folder);
  const { printed, lines } = await updateDocuments({
    content,
    contentFolder: copy.folder,
    siteFolder,
    known,
    all: false,
    print: canPrint ? printWords : undefined,
  });
  known = printed;
  return lines;
}

/** Replaces a guide's words by the owner's own PDF. */
function putOwnPdf() {
  copy.delete('documents/reorder-points.yaml');
  copyFileSync(ownPdf, join(copy.folder, 'documents/own.pdf'));
  copy.set('resources/reorder-points.yaml', 'pdf', 'own.pdf');
}

describe("an owner's own PDF", () => {
  test('is offered as a resource with its pages and size', async () => {
    putOwnPdf();
    expect(await update()).toEqual([expect.stringMatching(/^\/documents\/reorder-points\.pdf: 7 pages/)]);
    expect(readFileSync(offered('reorder-points.pdf')).equals(readFileSync(ownPdf))).toBe(true);
    expect(known['reorder-points']).toMatchObject({ pages: 7, bytes: readFileSync(ownPdf).length });
    expect(await update()).toEqual([]);
  });

  test('is replaced by another one under the same address', async () => {
    putOwnPdf();
    await update();
    copyFileSync('site/public/documents/techpro.pdf', join(copy.folder, 'documents/other.pdf'));
    copy.set('resources/reorder-points.yaml', 'pdf', 'other.pdf');
    const [source] = documentSources(loadContent(copy.folder), copy.folder).filter(({ slug }) => slug === 'reorder-points');
    expect(source && isCurrent(source, known, siteFolder)).toBe(false);
    await update();
    expect(readFileSync(offered('reorder-points.pdf')).equals(readFileSync('site/public/documents/techpro.pdf'))).toBe(true);
  });

  test('is copied on a machine that cannot print, and the others keep their old words', async () => {
    putOwnPdf();
    copy.set('documents/six-shops.yaml', 'readers', 'owners of shops');
    const before = readFileSync(offered('six-shops.pdf'));
    const lines = await update({ canPrint: false });
    expect(lines).toEqual([
      expect.stringMatching(/^\/documents\/reorder-points\.pdf: 7 pages/),
      expect.stringMatching(/^\/documents\/six-shops\.pdf keeps its old words/),
    ]);
    expect(readFileSync(offered('six-shops.pdf')).equals(before)).toBe(true);
    expect(await update()).toEqual([expect.stringMatching(/^\/documents\/six-shops\.pdf: 4 pages/)]);
  });

  test('in the folder of printed PDFs is kept, with a warning', async () => {
    writeFileSync(offered('six-shops.pdf'), 'of the owner');
    writeFileSync(offered('price-list.pdf'), 'of the owner');
    copy.set('documents/six-shops.yaml', 'readers', 'owners of shops');
    const lines = (await update()).join('\n');
    for (const name of ['six-shops.pdf', 'price-list.pdf']) {
      expect(readFileSync(offered(name), 'utf8')).toBe('of the owner');
      expect(lines).toContain(`${offered(name)} was not made here and stays`);
    }
  });

  test('takes the place of one that is printed from words, until it is taken away', async () => {
    const words = readFileSync(offered('six-shops.pdf'));
    copyFileSync(ownPdf, join(copy.folder, 'documents/own.pdf'));
    copy.set('resources/six-shops.yaml', 'pdf', 'own.pdf');
    await update();
    expect(readFileSync(offered('six-shops.pdf')).equals(readFileSync(ownPdf))).toBe(true);
    copy.set('resources/six-shops.yaml', 'pdf', undefined);
    await update();
    expect(readFileSync(offered('six-shops.pdf')).equals(words)).toBe(true);
  });
});

describe('a printed PDF', () => {
  test('is removed once its document is deleted', async () => {
    expect(existsSync(offered('luxewear.pdf'))).toBe(true);
    copy.delete('documents/luxewear.yaml');
    await update();
    expect(existsSync(offered('luxewear.pdf'))).toBe(false);
    expect(known).not.toHaveProperty('luxewear');
  });

  test('is reported as outdated after a change of its words', async () => {
    expect(await staleDocuments(loadContent(copy.folder), copy.folder)).toEqual([]);
    copy.set('case-studies/glowco.yaml', 'challenge[0]', 'The shade finder asked too much.');
    putOwnPdf();
    expect(await staleDocuments(loadContent(copy.folder), copy.folder)).toEqual([
      '/documents/reorder-points.pdf',
      '/documents/six-shops.pdf',
      '/documents/glowco.pdf',
    ]);
  });
});
