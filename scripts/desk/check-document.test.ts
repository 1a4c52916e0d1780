import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';

type Change = (document: PDFDocument) => void;
const isCompact = { useObjectStreams: true };

/** Makes a PDF of one page. @param options without object streams, objects stand in the file as text */
async function pdf(change: Change = () => {}, options = { useObjectStreams: false }): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return document.save(options);
}

/** Sets an entry of the catalog from an object literal. */
const inCatalog =
  (key: string, value: object): Change =>
  ({ catalog, context }) =>
    catalog.set(PDFName.of(key), context.obj(value as never));
/** Adds an annotation to the page. */
const annotated =
  (annotation: object): Change =>
  (document) => {
    const { context } = document;
    document.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(annotation as never))]));
  };
const text = (value: string) => PDFString.of(value);
const script = { S: 'JavaScript', JS: text('app.alert(1)') };
const link = (address: string) => ({ Type: 'Annot', Subtype: 'Link', A: { S: 'URI', URI: text(address) } });

const refused: readonly [place: string, change: Change, message: string][] = [
  ['an action at opening', inCatalog('OpenAction', script), 'runs a script'],
  ['a tree of names', inCatalog('Names', { JavaScript: { Names: [text('a'), script] } }), 'runs a script'],
  ['an annotation', annotated({ Subtype: 'Link', A: script }), 'runs a script'],
  ['a chain of actions', annotated({ A: { S: 'GoTo', D: [0], Next: { S: 'GoTo', D: [0], Next: script } } }), 'runs a script'],
  ['an array of further actions', annotated({ A: { S: 'GoTo', D: [0], Next: [[], [{ S: 'Named' }, script]] } }), 'runs a script'],
  ['a field that calculates', inCatalog('AcroForm', { Fields: [{ FT: 'Tx', AA: { C: { S: 'Named' } } }] }), 'runs a script'],
  ['a page that is left', (document) => document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({})), 'runs a script'],
  ['a form of XFA', inCatalog('AcroForm', { XFA: [text('config')] }), 'runs a script'],
  ['the dictionary of a stream', ({ context }) => void context.register(context.stream('x', { A: script } as never)), 'runs a script'],
  ['a printing at opening', inCatalog('OpenAction', { S: 'Named', N: 'Print' }), 'does something when it is opened'],
  ['a program', annotated({ A: { S: 'Launch', F: text('cmd.exe') } }), 'opens a program or another file'],
  ['another file', annotated({ A: { S: 'GoToR', F: text('//host/a.pdf') } }), 'opens a program or another file'],
  ['an embedded target', annotated({ A: { S: 'GoToE' } }), 'opens a program or another file'],
  ['a form that is sent', annotated({ A: { S: 'SubmitForm', F: text('https://elsewhere.example') } }), 'sends or takes in data'],
  ['data that is taken in', annotated({ A: { S: 'ImportData' } }), 'sends or takes in data'],
  ['an attached file', inCatalog('Names', { EmbeddedFiles: { Names: [] } }), 'holds another file'],
  ['an attachment on the page', annotated({ Subtype: 'FileAttachment' }), 'holds another file'],
  ['a film', annotated({ Subtype: 'RichMedia' }), 'holds another file'],
  ['a script as an address', annotated(link('javascript:alert(1)')), 'links to javascript:alert(1)'],
  ['a file as an address', annotated(link('file:///etc/passwd')), 'links to file:///etc/passwd'],
  ['a stream that hides objects', ({ context }) => void context.register(context.stream('', { N: 1, First: 4 })), 'hides objects'],
];

test.for(refused)('%s is refused in a PDF', async ([, change, message]) => {
  await expect(checkDocument(await pdf(change))).rejects.toThrow(message);
});

test.for(refused.slice(0, -1))('%s is refused in an object stream', async ([, change]) => {
  await expect(checkDocument(await pdf(change, isCompact))).rejects.toThrow(/runs|does|opens|sends|holds|links/);
});

/** Replaces text of a PDF without changing any place in it. */
const replaced = (bytes: Uint8Array, from: string, to: string) => {
  const latin1 = Buffer.from(bytes).toString('latin1');
  expect(latin1).toContain(from);
  return Buffer.from(latin1.replaceAll(from, to), 'latin1');
};

test.for(['/J#53', '/#4a#53'])('the name %s is read as /JS', async (name) => {
  const bytes = await pdf(annotated({ A: { S: 'Named', JX: text('app.alert(1)') } }));
  await expect(checkDocument(replaced(bytes, '/JX', name))).rejects.toThrow('runs a script');
});

test.for([
  ['an object that a later one replaces', '1 0 obj\n<</A <</JS (app.alert(1))>> >>\nendobj\n1 0 obj\n<<>>\nendobj\n', 'runs a script'],
  ['a comment', '% 90 0 obj <</S /JavaScript>> endobj\n', 'runs a script'],
] as const)('a script in %s is refused', async ([, objects, message]) => {
  const bytes = await pdf();
  await expect(checkDocument(replaced(bytes, '\n\n1 0 obj', `\n\n${objects}1 0 obj`))).rejects.toThrow(message);
});

test('a protected PDF is refused', async () => {
  const encrypted = await pdf(({ context }) => {
    context.trailerInfo.Encrypt = context.obj({ EncryptMetadata: false });
  });
  await expect(checkDocument(encrypted)).rejects.toThrow('is protected by a password');
});

test.for([
  ['nothing but a header', '%PDF-1.7'],
  ['an object that is broken off', '%PDF-1.7\n1 0 obj\n<</Type /Catalog\nendobj\n'],
  ['very many brackets', `%PDF-1.7\n1 0 obj\n${'['.repeat(100_000)}`],
] as const)('%s cannot be read as a PDF', async ([, bytes]) => {
  await expect(checkDocument(Buffer.from(bytes))).rejects.toThrow('cannot be read as a PDF');
});

test('a PDF with links, a place to open at and compressed pages has its pages counted', async () => {
  const change: Change = (document) => {
    const { context } = document;
    document.addPage();
    inCatalog('OpenAction', [document.getPage(1).ref, PDFName.of('Fit')])(document);
    annotated(link('https://tarazu.example/a?b=c'))(document);
    for (const address of ['mailto:hello@tarazu.example', 'tel:+912200000000']) context.register(context.obj(link(address) as never));
    context.register(context.stream(deflateSync(Buffer.from('0 0 m')), { Filter: 'FlateDecode' }));
    // Screen is here a way to blend colours.
    context.register(context.obj({ Type: 'ExtGState', BM: 'Screen' }));
  };
  expect([await checkDocument(await pdf(change)), await checkDocument(await pdf(change, isCompact))]).toEqual([2, 2]);
});

const printed = join('site', 'public', 'documents');
test.for(readdirSync(printed).filter((name) => name.endsWith('.pdf')))('the printed %s is accepted', async (name) => {
  expect(await checkDocument(readFileSync(join(printed, name)))).toBeGreaterThan(0);
});
