import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentList } from '../../../content/document-list.ts';
import { loadContent } from '../../../content/load.ts';
import { type DocumentAnswer, type Field, type Refused, uploadLimits, type WordsState, wordsPaths } from '../../../shared/api/words.ts';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

let desk: RunningDesk;
let copy: ContentCopy;
let folder: string;
beforeAll(async () => {
  folder = scratchFolder('data');
  copy = new ContentCopy();
  desk = await runDesk({ where: { dataDir: folder, databaseUrl: undefined }, settings: { contentFolder: copy.folder } });
});
afterAll(() => desk.close());

const same = { 'sec-fetch-site': 'same-origin' };
const upload = (body: Uint8Array, name = 'Tea guide.pdf', type = 'application/pdf') =>
  fetch(`${desk.origin}${wordsPaths.document}?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { 'content-type': type, ...same },
    body: new Uint8Array(body),
  });
const post = (path: string, body: unknown) =>
  fetch(desk.origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...same }, body: JSON.stringify(body) });
const changes = async () => ((await (await fetch(`${desk.origin}${wordsPaths.state}`)).json()) as WordsState).draft;
const inDraft = (file: string) => join(folder, 'words/draft/content', file);

async function pdf(pages: number, change: (document: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  change(document);
  return document.save();
}

const resource = (slug: string, pdf?: string) => ({
  pdf,
  type: 'Guide',
  title: 'Tea by the season',
  description: 'How a shop orders tea before the season begins, and what it tells its customers meanwhile.',
  category: 'operations',
  icon: 'calendar',
  downloadLink: `/documents/${slug}.pdf`,
  contents: ['When each tea is picked', 'What to order first', 'What to say meanwhile'],
});

test('a resource is added with its PDF, which leaves with it and can come again', async () => {
  const bytes = await pdf(3);
  const answer = (await (await upload(bytes)).json()) as DocumentAnswer;
  expect(answer).toEqual({ file: expect.stringMatching(/^tea-guide-[0-9a-f]{8}\.pdf$/), pages: 3 });
  const add = (slug: string) => post(wordsPaths.entry, { folder: 'resources', slug, value: resource(slug, answer.file) });
  expect((await add('tea')).status).toBe(200);
  expect(readFileSync(inDraft(`documents/${answer.file}`))).toEqual(Buffer.from(bytes));
  expect(await changes()).toMatchObject([{ file: 'resources/tea.yaml', kind: 'added', page: 'Tea by the season' }]);

  expect((await post(wordsPaths.discard, { places: [{ file: 'resources/tea.yaml', path: [] }] })).status).toBe(200);
  expect(existsSync(inDraft(`documents/${answer.file}`))).toBe(false);
  expect((await add('tea-again')).status).toBe(200);
  expect((await post(wordsPaths.discard, {})).status).toBe(200);
});

test('a PDF is replaced under its address, as one change that can be taken back', async () => {
  const file = 'resources/tea.yaml';
  writeFileSync(join(copy.folder, 'documents/first.pdf'), await pdf(1));
  copy.write(file, JSON.stringify(resource('tea', 'first.pdf')));
  const { file: second } = (await (await upload(await pdf(2))).json()) as DocumentAnswer;
  const place = { file, path: ['pdf'] };
  const field = await fetch(`${desk.origin}${wordsPaths.field}?${new URLSearchParams({ file, path: JSON.stringify(place.path) })}`);
  const { kind, version } = (await field.json()) as Field;
  expect(kind).toBe('document');
  expect((await post(wordsPaths.save, { place, value: second, version })).status).toBe(200);
  expect(await changes()).toMatchObject([{ ...place, kind: 'changed', label: 'File to download', before: 'First', after: 'Tea guide' }]);
  expect(documentList(loadContent(join(folder, 'words/draft/content')))).toContainEqual(
    expect.objectContaining({ path: '/documents/tea.pdf', ownPdf: second }),
  );
  expect((await post(wordsPaths.discard, { places: [place] })).status).toBe(200);
  expect([existsSync(inDraft(`documents/${second}`)), await changes()]).toEqual([false, []]);
  for (const name of [file, 'documents/first.pdf']) copy.delete(name);
});

test('a resource without a PDF, or with the name of another document, is refused with the fix', async () => {
  const { file: document } = (await (await upload(await pdf(1))).json()) as DocumentAnswer;
  const add = async (slug: string, named?: string) => {
    const response = await post(wordsPaths.entry, { folder: 'resources', slug, value: resource(slug, named) });
    return [response.status, ((await response.json()) as Refused).mistakes[0]];
  };
  const file = 'resources/tea.yaml';
  expect(await add('tea', 'gone-12345678.pdf')).toMatchObject([422, { file, path: ['pdf'], fix: 'Choose it again.' }]);
  expect(await add('luxewear', document)).toMatchObject([422, { path: ['downloadLink'], fix: 'Choose another name.' }]);
  expect(await add('tea')).toMatchObject([422, { file, path: ['pdf'], message: 'There is no PDF yet' }]);
});

test('a PDF that cannot be published as it is is refused with the fix', async () => {
  const scripted = await pdf(1, (document) =>
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })),
  );
  for (const [bytes, message, fix] of [
    [Buffer.from('<html>no PDF</html>'), /^Tea guide\.pdf is not a PDF$/, /Save it as PDF/],
    [Buffer.from('%PDF-1.7 and no more'), /^Tea guide\.pdf cannot be read as a PDF$/, /save it as PDF again/],
    [scripted, /^Tea guide\.pdf runs a script$/, /Print it to a new PDF/],
    [Buffer.alloc(0), /^Tea guide\.pdf is empty$/, /Choose it again/],
  ] as const) {
    const response = await upload(bytes);
    const mistake = { message: expect.stringMatching(message), fix: expect.stringMatching(fix) };
    expect([response.status, await response.json()]).toMatchObject([422, { mistakes: [mistake] }]);
  }
  expect((await upload(await pdf(1), 'x', 'text/html')).status).toBe(415);
  expect((await upload(new Uint8Array(uploadLimits.document + 1))).status).toBe(413);
});

test("a case study keeps the owner's own PDF under a new address", async () => {
  copy.delete('documents/luxewear.yaml');
  writeFileSync(join(copy.folder, 'documents/luxury.pdf'), await pdf(2));
  copy.set('case-studies/luxewear.yaml', 'pdf', 'luxury.pdf');
  expect((await post(wordsPaths.rename, { file: 'case-studies/luxewear.yaml', slug: 'luxe-wear' })).status).toBe(200);
  const content = loadContent(join(folder, 'words/draft/content'));
  expect(documentList(content)).toContainEqual(expect.objectContaining({ path: '/documents/luxe-wear.pdf', ownPdf: 'luxury.pdf' }));
  expect(content.redirects.moved).toContainEqual({ from: '/documents/luxewear.pdf', to: '/documents/luxe-wear.pdf' });
});
