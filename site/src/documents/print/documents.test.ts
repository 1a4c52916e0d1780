import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentList, documentText } from '../../../../content/document-list.ts';
import { loadContent } from '../../../../content/load.ts';
import { routes } from '../../../../content/routes.ts';
import { plain } from '../../../../tests/support/browser/page-words.ts';
import { type ReadPdf, readPdf, type Tag } from '../../../../tests/support/built-site/read-pdf.ts';
import { ContentCopy } from '../../../../tests/support/content/content-copy.ts';
import { content } from '../../../../tests/support/content/site-routes.ts';
import { printedDocuments } from '../printed-documents.ts';
import { documentHtml, fingerprint } from './document-html.tsx';

const list = documentList(content);
const printed = printedDocuments();
const fileOf = (path: string) => join('site/public', path);
const flatten = (tags: readonly Tag[]): Tag[] => tags.flatMap((tag) => [tag, ...flatten(tag.children)]);

describe('the documents', () => {
  test('are one for each resource and each case study, and no others', () => {
    const written = content.documents.map(({ slug }) => slug);
    expect(list.map(({ slug }) => slug)).toEqual(
      [...content.resources, ...content.caseStudies].map(({ slug }) => slug).filter((slug) => written.includes(slug)),
    );
    expect(written).toEqual(expect.arrayContaining(content.resources.map(({ slug }) => slug)));
    expect(readdirSync('site/public/documents').toSorted()).toEqual(list.map(({ slug }) => `${slug}.pdf`).toSorted());
    expect(Object.keys(printed)).toEqual(list.map(({ slug }) => slug));
  });

  test.for(list)('$slug matches the current content', ({ slug, path }) => {
    expect(printed[slug]?.from, 'Words or styles have changed since it was printed: run npm run documents').toBe(
      fingerprint(documentHtml(content, slug)),
    );
    expect(existsSync(fileOf(path)) && statSync(fileOf(path)).size, 'The file is another: run npm run documents').toBe(
      printed[slug]?.bytes,
    );
  });

  test('are outdated only if one of their sentences has changed', () => {
    const copy = new ContentCopy();
    copy.set('case-studies/glowco.yaml', 'challenge[0]', 'The shade finder asked too much.');
    const changed = loadContent(copy.folder);
    const outOfDate = list.filter(({ slug }) => printed[slug]?.from !== fingerprint(documentHtml(changed, slug)));
    expect(outOfDate.map(({ slug }) => slug)).toEqual(['six-shops', 'glowco']);
  });

  test('mark numbers in the picture on the cover as an example', () => {
    const covers = list.map(({ slug }) => documentHtml(content, slug).match(/<div class="cover .*?<\/svg><\/div><\/div>/s)?.[0] ?? '');
    const notes = [content.labels.offer.example, content.labels.caseStudy.example];
    const noted = covers.filter((cover) => notes.some((note) => plain(cover.replaceAll('&#x27;', "'")).includes(note)));
    expect(noted).toEqual(covers.filter((cover) => /<text\b[^>]*>[^<%]*\d[^<%]*</.test(cover)));
    // This cover needs no note: its percentages are clients' published figures.
    expect(noted.some((cover) => cover.includes('Six shops, one year'))).toBe(false);
    expect(noted.length).toBeGreaterThan(3);
  });

  test('contribute their words to the search index', () => {
    for (const { slug, chapters } of content.documents)
      for (const { heading } of chapters) expect(documentText(content, slug)).toContain(`${heading}\n`);
    expect(documentText(content, 'luxewear')).not.toContain('luxewear');
    expect(documentText(content, 'nothing')).toBe('');
  });
});

describe.for(list)('the PDF of $slug', ({ slug, title, path }) => {
  const words = content.documents.find((document) => document.slug === slug);
  const study = content.caseStudies.find((entry) => entry.slug === slug);
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(fileOf(path));
  });

  test('has the number of pages in its links, at least four, within 300 KB', () => {
    expect(pdf.texts.length).toBeGreaterThanOrEqual(4);
    expect(pdf.texts.length).toBe(printed[slug]?.pages);
    expect(pdf.bytes).toBeLessThan(300_000);
  });

  test('states title, author and language, but no timestamp', () => {
    expect(pdf.info).toMatchObject({ Title: title, Author: content.agency.name, Language: 'en' });
    expect(pdf.showsTitle).toBe(true);
    expect(Object.keys(pdf.info).filter((key) => /Date/.test(key))).toEqual([]);
  });

  test('is tagged, with consecutive headings, alt texts and table headers', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.tags).toHaveLength(pdf.texts.length);
    const tags = flatten(pdf.tags);
    const levels = tags.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    const figures = tags.filter(({ role }) => role === 'Figure');
    expect(figures.length).toBeGreaterThanOrEqual(1);
    expect(figures.filter(({ alt = '' }) => alt.length < 10)).toEqual([]);
    const tables = tags.filter(({ role }) => role === 'Table');
    expect(tables.length).toBeGreaterThanOrEqual(1);
    for (const table of tables) expect(flatten([table]).some(({ role }) => role === 'TH')).toBe(true);
    expect(tags.some(({ role }) => role === 'L')).toBe(true);
  });

  test('has words on its cover only within the margins', () => {
    expect(pdf.extents[0]?.left).toBeGreaterThan(19.5);
  });

  test('fills its pages to 70%, and its last to 45%', () => {
    // The text's area begins 18 mm below the top and is 258 mm high.
    const filled = pdf.extents.slice(2, -1).map(({ bottom }) => Math.round(((bottom - 18) / 258) * 100));
    expect(filled.slice(0, -1).filter((percent) => percent < 70)).toEqual([]);
    expect(filled.at(-1)).toBeGreaterThan(45);
  });

  test('has an outline with the page numbers of the contents', () => {
    const chapters = pdf.outline.filter(({ level, title: chapterTitle }) => level === 2 && /^\d+ /.test(chapterTitle));
    const own = chapters.slice(study ? 4 : 0);
    expect(own.map(({ title: chapterTitle }) => plain(chapterTitle).replace(/^\d+ /, ''))).toEqual(
      words?.chapters.map(({ heading }) => heading),
    );
    for (const { title: chapterTitle, page } of chapters)
      expect(plain(pdf.texts[page - 1] ?? ''), chapterTitle).toContain(plain(chapterTitle));
    // The contents page lists each chapter's lead, number and page.
    const contents = plain(pdf.texts[1] ?? '');
    for (const [index, { page }] of study ? [] : chapters.entries())
      expect(contents).toContain(`${words?.chapters[index]?.lead} ${index + 1} ${page}`);
  });

  test('embeds its typeface as a font, not as outlines', () => {
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const { name, kind, embedded } of pdf.fonts) {
      expect(name).toMatch(/^\/[A-Z]{6}\+AnekLatin/);
      expect([kind, embedded]).toEqual(['/CIDFontType2', true]);
    }
  });

  test('has extractable text, and page numbers except on the covers', () => {
    const text = plain(pdf.texts.join(' '));
    for (const { lead } of words?.chapters ?? []) expect(text).toContain(lead);
    if (study) expect(text).toContain(study.testimonial.quote);
    for (const [index, page] of pdf.texts.slice(1, -1).entries())
      expect(plain(page)).toMatch(new RegExp(`^${index + 2} ?${content.agency.name} `));
  });

  test('links to existing pages of this site and to the agency', () => {
    const { website, email, phone } = content.agency;
    const known = new Set(routes(content).map((route) => route.path));
    expect(pdf.links.length).toBeGreaterThan(2);
    const broken = pdf.links.filter((link) =>
      link.startsWith(website.address)
        ? !known.has(new URL(link).pathname)
        : ![`mailto:${email.address}`, `tel:${phone.number.replaceAll(' ', '')}`].includes(link),
    );
    expect(broken).toEqual([]);
  });
});
