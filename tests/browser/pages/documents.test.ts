import { describe } from 'vitest';
import { documentList } from '../../../content/document-list.ts';
import { printedDocuments } from '../../../site/src/documents/printed-documents.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { plain, shownIn } from '../../support/browser/page-words.ts';
import { content } from '../../support/content/site-routes.ts';

const printed = printedDocuments();
const entryOf = (slug: string) => {
  const entry = documentList(content).find((document) => document.slug === slug);
  if (!entry) throw new Error(`There is no document ${slug}`);
  return entry;
};
/** Facts of a document as its links show them, such as "Guide, PDF, 11 pages, 150 KB". */
const factsOf = (slug: string) => {
  const { pages = 0, bytes = 0 } = printed[slug] ?? {};
  return `${entryOf(slug).type}, PDF, ${pages} pages, ${Math.ceil(bytes / 1000)} KB`;
};

describe('a document', () => {
  test('can be downloaded from its card, which shows type, pages and size', async ({ open }) => {
    const page = await open('/resources');
    for (const { slug, title, downloadLink } of content.resources) {
      const link = page.getByRole('link', { name: factsOf(slug) }).filter({ hasText: title });
      expect(plain((await link.textContent()) ?? '')).toBe(`Download the PDF: ${title} ${factsOf(slug)}`);
      expect(await link.getAttribute('href'), slug).toBe(downloadLink);
    }
    const { slug, title } = entryOf('getting-started');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the PDF' }).filter({ hasText: title }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.pdf`);
    expect(await (await download).failure()).toBeNull();
  });

  test('of each client is linked from the list, before documents of several clients', async ({ read }) => {
    const page = await read('/case-studies');
    // A new case study of the owner may have no document.
    await page.locator('summary').evaluateAll((all) => all.map((summary) => summary.parentElement?.setAttribute('open', '')));
    const withDocument = content.caseStudies.filter(({ slug }) => printed[slug]);
    expect(withDocument.length).toBeGreaterThan(0);
    for (const study of withDocument) {
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: study.heading, exact: true }) });
      const links = (await card.getByRole('link').allTextContents()).map(plain).slice(1);
      expect(links[0]).toBe(`This study: ${entryOf(study.slug).title}, ${factsOf(study.slug)}`);
      expect(links.slice(1).toSorted()).toEqual(study.resources.map((slug) => `${entryOf(slug).title}, ${factsOf(slug)}`).toSorted());
    }
  });

  test('is linked from its client’s page, also on a phone', async ({ open }) => {
    const page = await open('/case-studies/luxewear', { viewport: phone });
    const link = page.getByRole('link', { name: factsOf('luxewear') });
    expect(await shownIn(link)).toContain(entryOf('luxewear').title);
    expect(await link.getAttribute('href')).toBe('/documents/luxewear.pdf');
  });

  test('is sent as a PDF, with an ETag and byte ranges', async ({ open }) => {
    const page = await open('/resources');
    for (const { path, slug } of documentList(content)) {
      const answer = await page.request.get(path);
      expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'application/pdf']);
      expect((await answer.body()).length).toBe(printed[slug]?.bytes);
      const again = await page.request.get(path, { headers: { 'If-None-Match': answer.headers().etag ?? '' } });
      expect(again.status()).toBe(304);
      const part = await page.request.get(path, { headers: { Range: 'bytes=0-4' } });
      expect([part.status(), (await part.body()).toString()]).toEqual([206, '%PDF-']);
    }
  });
});

describe('the web page of a document', () => {
  test('needs no sideways scrolling on a phone, in any chart or table', async ({ read }) => {
    for (const { slug } of documentList(content)) {
      const page = await read(`/resources/${slug}`, phone);
      const wider = await page
        .getByRole('article')
        .evaluate((article) =>
          [...article.querySelectorAll('*')]
            .filter((it) => it.scrollWidth > it.clientWidth && /auto|scroll/.test(getComputedStyle(it).overflowX))
            .map((it) => it.outerHTML.slice(0, 80)),
        );
      expect(wider, slug).toEqual([]);
    }
  });

  test('has text of one width and wider tables on a desktop', async ({ read }) => {
    const article = (await read('/resources/price-limits', desktop)).getByRole('article');
    const widthsOf = (parts: string) =>
      article
        .locator(`.blocks > :is(${parts})`)
        .evaluateAll((all) => [...new Set(all.map((it) => Math.round(it.getBoundingClientRect().width)))]);
    const [text = 0, ...others] = await widthsOf('p, ul');
    expect(others).toEqual([]);
    const [table = 0, ...otherTables] = await widthsOf('table');
    expect(otherTables).toEqual([]);
    expect(table).toBeGreaterThan(text * 1.3);
  });
});
