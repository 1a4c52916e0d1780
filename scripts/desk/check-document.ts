import { PDFArray, PDFContext, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFStream, PDFString } from 'pdf-lib';
import { RefusedFile } from '../build/refused-file.ts';

/** What a PDF must not do, with the names that make it do so: keys, or kinds of actions and annotations. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  'runs a script': ['JS', 'JavaScript', 'AA', 'XFA'],
  'opens a program or another file': ['Launch', 'GoToR', 'GoToE'],
  'sends or takes in data': ['SubmitForm', 'ImportData'],
  'holds another file, a sound or a film': [
    ...['EmbeddedFiles', 'EF', 'FileAttachment', 'RichMedia', 'RichMediaContent', 'RichMediaExecute', 'Rendition'],
    ...['Screen', 'Movie', 'Sound', '3D', 'GoTo3DView'],
  ],
};
const deeds = new Map(Object.entries(forbidden).flatMap(([deed, names]) => names.map((name) => [name, deed] as const)));
/** Keys whose value is the kind of an object. */
const kindKeys = new Set(['S', 'Subtype', 'Type']);
/** Names in the bytes of a file. Shorter ones stand in compressed data by chance, and Screen is also a way to blend colours. */
const longNames = [...deeds.keys()].filter((name) => name.length >= 6 && name !== 'Screen');
const inBytes = new RegExp(`/(Encrypt|${longNames.join('|')})(?![A-Za-z])`);

/**
 * Checks that a PDF can be published as it is: it can be read, needs no password, and runs, opens, sends and holds nothing.
 * @returns the number of its pages
 * @throws RefusedFile
 */
export async function checkDocument(bytes: Uint8Array): Promise<number> {
  // Readers find objects by a table of places, which may lead to where the library sees none, such as into a comment.
  const [, name = ''] = inBytes.exec(decodeName(Buffer.from(bytes).toString('latin1'))) ?? [];
  if (name === 'Encrypt') throw new RefusedFile('is protected by a password', 'Save it without one, so that visitors can read it.');
  refuse(deeds.get(name));
  const { document, objects } = await read(bytes);
  for (const object of objects) checkObject(object, document.context);
  return document.getPageCount();
}

/** Reads a PDF and all its objects, also those that a later object in the file replaces. Changes the library meanwhile: one file a process. */
async function read(bytes: Uint8Array): Promise<{ document: PDFDocument; objects: PDFObject[] }> {
  const objects: PDFObject[] = [];
  const { assign } = PDFContext.prototype;
  PDFContext.prototype.assign = function (ref, object) {
    objects.push(object);
    assign.call(this, ref, object);
  };
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    document.getPageCount();
    return { document, objects };
  } catch {
    throw new RefusedFile('cannot be read as a PDF', 'Open it, save it as PDF again, and choose that file.');
  } finally {
    PDFContext.prototype.assign = assign;
  }
}

function checkObject(object: PDFObject, context: PDFContext): void {
  const left = [object];
  for (let next = left.pop(); next; next = left.pop()) {
    if (next instanceof PDFArray) for (const entry of next.asArray()) left.push(entry);
    const dictionary = next instanceof PDFStream ? next.dict : next;
    if (!(dictionary instanceof PDFDict)) continue;
    const keys = dictionary.keys().map(textOf);
    // The library opens a stream of objects only if its type is right. Others may be opened by readers.
    if (next instanceof PDFStream && keys.includes('First') && keys.includes('N')) refuse('hides objects');
    for (const [key, value] of dictionary.entries()) {
      checkEntry(textOf(key), context.lookup(value));
      left.push(value);
    }
  }
}

function checkEntry(key: string, value: PDFObject | undefined): void {
  refuse(deeds.get(key));
  if (kindKeys.has(key)) refuse(deeds.get(textOf(value)));
  if (key === 'OpenAction' && value instanceof PDFDict) {
    const kind = textOf(value.lookup(PDFName.of('S')));
    if (kind !== 'GoTo') refuse(deeds.get(kind) ?? 'does something when it is opened');
  }
  const address = value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
  if ((key === 'URI' || key === 'Base') && address && !/^(?:https?:\/\/|mailto:|tel:)/i.test(address))
    throw new RefusedFile(`links to ${address.slice(0, 80)}`, 'Let its links lead to https://, mailto: or tel: addresses.');
}

function refuse(deed: string | undefined): void {
  if (deed) throw new RefusedFile(deed, 'Print it to a new PDF, and choose that file.');
}

/** Decodes a name's #xx, which the library does for capital digits only. */
const decodeName = (name: string) => name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const textOf = (name: PDFObject | undefined) => (name instanceof PDFName ? decodeName(name.decodeText()) : '');
