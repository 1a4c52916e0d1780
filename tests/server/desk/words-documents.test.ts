import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentAnswer, uploadLimits, type WordsState, wordsPaths } from '../../../shared/api/words.ts';
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
const inDraft = (file: string) => join(folder, 'words/draft/content', file);

async function pdf(pages: number, change: (document: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  change(document);
  return document.save();
}

const resource = (slug: string) => ({
  type: 'Guide',
  title: 'Tea by the season',
  description: 'How a shop orders tea before the season begins, and what it tells its customers meanwhile.',
  category: 'operations',
  icon: 'calendar',
  downloadLink: `/documents/${slug}.pdf`,
  contents: ['When each tea is picked', 'What to order first', 'What to say meanwhile'],
});

test('a resource is added with its PDF, which leaves with it and can be chosen again', async () => {
  const bytes = await pdf(3);
  const answer = (await (await upload(bytes)).json()) as DocumentAnswer;
  expect(answer).toEqual({ file: expect.stringMatching(/^tea-guide-[0-9a-f]{8}\.pdf$/), pages: 3 });
  const add = (slug: string) => post(wordsPaths.entry, { folder: 'resources', slug, value: resource(slug), document: answer.file });
  expect((await add('tea')).status).toBe(200);
  expect(readFileSync(inDraft('documents/tea.pdf'))).toEqual(Buffer.from(bytes));
  const { draft } = (await (await fetch(`${desk.origin}${wordsPaths.state}`)).json()) as WordsState;
  expect(draft).toMatchObject([{ file: 'resources/tea.yaml', kind: 'added', page: 'Tea by the season' }]);

  expect((await post(wordsPaths.discard, { place: { file: 'resources/tea.yaml', path: [] } })).status).toBe(200);
  expect(existsSync(inDraft('documents/tea.pdf'))).toBe(false);
  expect(await (await fetch(`${desk.origin}${wordsPaths.document}`)).json()).toContain(answer.file);
  expect((await add('tea-again')).status).toBe(200);
  expect((await post(wordsPaths.discard, {})).status).toBe(200);
});

test('a resource without a PDF, or with the name of another document, is refused with the fix', async () => {
  const { file: document } = (await (await upload(await pdf(1))).json()) as DocumentAnswer;
  const add = async (slug: string, given: object) => {
    const response = await post(wordsPaths.entry, { folder: 'resources', slug, value: resource(slug), ...given });
    return [response.status, await response.json()];
  };
  expect(await add('tea', { document: 'gone-12345678.pdf' })).toMatchObject([
    422,
    { mistakes: [{ file: 'documents/tea.pdf', fix: 'Choose the PDF again.' }] },
  ]);
  expect(await add('luxewear', { document })).toMatchObject([422, { mistakes: [{ fix: 'Choose another short name.' }] }]);
  expect(await add('coffee', {})).toMatchObject([422, { mistakes: [{ message: expect.stringContaining('is missing') }] }]);
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
  const bytes = await pdf(2);
  mkdirSync(join(copy.folder, 'documents'), { recursive: true });
  copy.delete('documents/luxewear.yaml');
  copy.write('documents/luxewear.pdf', Buffer.from(bytes).toString('latin1'));
  expect((await post(wordsPaths.rename, { file: 'case-studies/luxewear.yaml', slug: 'luxe-wear' })).status).toBe(200);
  expect([existsSync(inDraft('documents/luxe-wear.pdf')), existsSync(inDraft('documents/luxewear.pdf'))]).toEqual([true, false]);
});
