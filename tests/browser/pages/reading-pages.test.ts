import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { documentList } from '../../../content/document-list.ts';
import { plain } from '../../support/browser/page-words.ts';
import { builtMain, headingsIn, linksIn, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

describe.for(documentList(content))('the web page of document $slug', ({ slug, path, title: name }) => {
  const main = builtMain(`/resources/${slug}`);
  const words = content.documents.find((document) => document.slug === slug);
  const study = content.caseStudies.find((entry) => entry.slug === slug);

  test('has every chapter and paragraph of the document', () => {
    expect(headingsIn(main, 2)).toEqual(
      expect.arrayContaining((words?.chapters ?? []).map(({ heading }) => expect.stringContaining(heading))),
    );
    const shown = wordsIn(main);
    for (const { lead, sections } of words?.chapters ?? [])
      for (const text of [lead, ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.text ?? []))])
        expect(shown).toContain(plain(text));
  });

  test('shows its date and has the PDF beside it', () => {
    expect(selectAll('time', main).map(({ properties }) => properties.dateTime)).toEqual([words?.date]);
    expect(linksIn(main)).toContain(`Download the PDF → ${path}`);
  });

  test.runIf(study)('has the chapters of the case study, its title, and a link from the study', () => {
    const shown = wordsIn(main);
    for (const text of [words?.page?.title, ...(study?.challenge ?? []), ...(study?.solution ?? []), study?.testimonial.quote])
      expect(shown).toContain(plain(text ?? ''));
    for (const { title } of study?.implementation ?? []) expect(headingsIn(main, 3)).toContain(title);
    expect(linksIn(builtMain(`/case-studies/${slug}`))).toContain(`${name} → /resources/${slug}`);
  });

  test.runIf(study || (words?.chapters.length ?? 0) > 1)('links from its contents to each chapter', () => {
    const contents = select('nav[aria-label="On this page"]', main);
    const targets = contents ? selectAll('a', contents).map(({ properties }) => String(properties.href)) : [];
    expect(targets).toHaveLength((words?.chapters.length ?? 0) + (study ? 4 : 0));
    for (const target of targets) expect(select(target, main), target).toBeDefined();
  });
});

test('cards of resources link to the web pages of documents', () => {
  const cards = selectAll('li h2 a', builtMain('/resources')).map((link) => `${textOf(link)} → ${link.properties.href}`);
  expect(cards).toEqual(content.resources.map(({ slug, title }) => `${title} → /resources/${slug}`));
});
