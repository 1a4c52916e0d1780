import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { Content } from '../../../../content/load.ts';
import type { PrintedDocument } from '../printed-documents.ts';
import { documentSources, isCurrent } from './document-html.tsx';

interface PrintedPdf {
  bytes: Uint8Array;
  pages: number;
}

interface Update {
  content: Content;
  /** Folder whose `documents` has the owner's own PDFs. */
  contentFolder: string;
  /** The project's folder `site`. */
  siteFolder: string;
  /** Metadata from the last run. */
  known: Record<string, PrintedDocument>;
  /** Prints unchanged documents too. */
  all: boolean;
  /** Without it, PDFs to print keep their old words, and the owner's own PDFs are still copied. */
  print: ((html: string) => Promise<PrintedPdf>) | undefined;
}

/**
 * Updates the downloadable PDFs. Removes and replaces only files that an earlier run created.
 * @returns the new metadata by slug, and one log line for each change
 */
export async function updateDocuments({ content, contentFolder, siteFolder, known, all, print }: Update) {
  const folder = join(siteFolder, 'public/documents');
  mkdirSync(folder, { recursive: true });
  const sources = documentSources(content, contentFolder);
  const printed: Record<string, PrintedDocument> = {};
  const lines: string[] = [];
  const isPrintedHere = (slug: string, file: string) => known[slug]?.bytes === statSync(file).size;

  for (const source of sources) {
    const { slug, path, from } = source;
    const before = known[slug];
    const file = join(siteFolder, 'public', path);
    if (before && isCurrent(source, known, siteFolder) && !(all && 'html' in source)) {
      printed[slug] = before;
    } else if (existsSync(file) && !isPrintedHere(slug, file)) {
      if (before) printed[slug] = before;
      lines.push(`${file} was not made here and stays as it is: move it to content/documents/ to offer it, or away to have it printed`);
    } else {
      const made = 'html' in source ? await print?.(source.html) : await ownPdf(source.pdf);
      if (made) {
        writeFileSync(file, made.bytes);
        printed[slug] = { from, pages: made.pages, bytes: made.bytes.length };
        lines.push(`${path}: ${made.pages} pages, ${Math.ceil(made.bytes.length / 1000)} KB`);
      } else {
        if (before) printed[slug] = before;
        lines.push(`${path} keeps its old words, because this machine has no Chromium to print it`);
      }
    }
  }
  for (const name of readdirSync(folder).filter((each) => !sources.some(({ path }) => path === `/documents/${each}`))) {
    const file = join(folder, name);
    const isFromEarlierRun = isPrintedHere(name.replace(/\.pdf$/, ''), file);
    if (isFromEarlierRun) rmSync(file);
    lines.push(
      isFromEarlierRun ? `${file} is removed: nothing offers it any more` : `${file} was not made here and stays, but no page offers it`,
    );
  }
  return { printed, lines };
}

async function ownPdf(bytes: Buffer): Promise<PrintedPdf> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  return { bytes, pages: pdf.getPageCount() };
}
