import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { DocumentAnswer } from '../../shared/api/words.ts';
import { writeAtomically } from './atomic-files.ts';
import type { Draft } from './draft.ts';
import { UploadError, uploadName } from './uploads.ts';

/**
 * Saves an uploaded PDF. It enters the draft with the resource that is added with it.
 * @param name of the file, in any words
 * @throws UploadError
 */
export async function putDocument(draft: Draft, bytes: Buffer, name: string): Promise<DocumentAnswer> {
  const pages = await pagesOf(bytes).catch((error: Error) => {
    if (error instanceof UploadError) throw error;
    throw new UploadError('This file cannot be read as a PDF: open it, save it as PDF again, and choose that file.');
  });
  const file = uploadName(name, bytes, 'pdf');
  writeAtomically(join(draft.uploads, file), bytes);
  return { file, pages };
}

async function pagesOf(bytes: Buffer): Promise<number> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  if (pdf.isEncrypted) throw new UploadError('This PDF is protected by a password: save it without one, so that visitors can read it.');
  if (hasScript(pdf)) throw new UploadError('This PDF runs a script when somebody opens it: print it to a new PDF, and choose that file.');
  return pdf.getPageCount();
}

/** Lists the PDFs that a new resource can have: uploaded ones and those of content/documents. */
export function listDocuments(draft: Draft): string[] {
  const own = draft.files((file) => /^documents\/.*\.pdf$/.test(file)).map((file) => file.slice('documents/'.length));
  return [...new Set([...own, ...uploads(draft)])].sort();
}

function uploads(draft: Draft): string[] {
  try {
    return readdirSync(draft.uploads).filter((name) => /^[a-z0-9].*\.pdf$/.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function hasScript(pdf: PDFDocument): boolean {
  const kinds = ['/JavaScript', '/Launch'];
  return pdf.context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFDict && runs(object, kinds));
}

/** Whether a dictionary, or one directly inside it, is an action of these kinds. */
const runs = (dictionary: PDFDict, kinds: readonly string[]): boolean =>
  kinds.includes(String(dictionary.get(PDFName.of('S')))) ||
  dictionary.values().some((value) => value instanceof PDFDict && runs(value, kinds));
