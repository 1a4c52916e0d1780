import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PDFDict, PDFDocument } from 'pdf-lib';
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
  // The server is bundled without this library.
  const library = await import('pdf-lib');
  const pdf = await library.PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  if (pdf.isEncrypted) throw new UploadError('This PDF is protected by a password: save it without one, so that visitors can read it.');
  if (hasScript(pdf, library))
    throw new UploadError('This PDF runs a script when somebody opens it: print it to a new PDF, and choose that file.');
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

/** Returns whether an object of the PDF, or a dictionary directly inside it, is an action that runs a script or a program. */
function hasScript(pdf: PDFDocument, { PDFDict: Dictionary, PDFName }: typeof import('pdf-lib')): boolean {
  const kinds = ['/JavaScript', '/Launch'];
  const runs = (dictionary: PDFDict): boolean =>
    kinds.includes(String(dictionary.get(PDFName.of('S')))) ||
    dictionary.values().some((value) => value instanceof Dictionary && runs(value));
  return pdf.context.enumerateIndirectObjects().some(([, object]) => object instanceof Dictionary && runs(object));
}
