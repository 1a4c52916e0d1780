import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { plain } from '../../support/browser/page-words.ts';
import { builtMain, headingsIn, linksIn, the, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

describe('the about pages', () => {
  test('show four leaders with picture, role, text and three profiles without links', () => {
    const leaders = selectAll('li:has(h2)', builtMain('/about/team'));
    expect(leaders).toHaveLength(4);
    for (const { name, role, bio, image, social } of content.pages.team.members) {
      const leader = the(leaders.filter((it) => headingsIn(it, 2).includes(name)));
      expect(selectAll(`[role=img][aria-label="${image.alt}"]`, leader), name).toHaveLength(1);
      expect(wordsIn(leader)).toContain(plain(`${role} ${bio}`));
      expect(selectAll('ul li', leader).map((it) => textOf(it))).toEqual(social.map((profile) => profile.name));
      expect(social).toHaveLength(3);
      expect(linksIn(leader), 'links that lead somewhere').toEqual([]);
    }
  });

  test('link from the expertise to models, solutions and integration', () => {
    const main = builtMain('/about');
    const targets = linksIn(main).map((link) => link.replace(/.* → /, ''));
    expect(targets).toEqual(expect.arrayContaining(['/technology/ai-ml', '/solutions', '/technology/integration']));
    const { mission, vision, principles } = content.pages.about;
    expect(headingsIn(main, 2)).toEqual(
      expect.arrayContaining([mission.heading, vision.heading, expect.stringContaining(principles.heading)]),
    );
  });
});

describe('the resources', () => {
  const { categories } = content.pages.resources;
  const all = { name: 'All', path: '/resources', wanted: content.resources };
  const each = categories.map(({ slug, name }) => ({
    name,
    path: `/resources/category/${slug}`,
    wanted: content.resources.filter(({ category }) => category === slug),
  }));

  test('are at least six documents, of three kinds', () => {
    expect(content.resources.length).toBeGreaterThanOrEqual(6);
    expect(new Set(content.resources.map(({ type }) => type))).toEqual(new Set(['Guide', 'Case Study', 'Whitepaper']));
  });

  for (const { name, path, wanted } of [all, ...each]) {
    test(`of ${name} have a page of their own, and a lone one its contents`, () => {
      const main = builtMain(path);
      expect(wanted.length).toBeGreaterThan(0);
      expect(headingsIn(main, 2).toSorted()).toEqual(expect.arrayContaining(wanted.map(({ title }) => title)));
      expect(selectAll('li > * h2, li > h2', main)).toHaveLength(wanted.length);
      const filter = the(selectAll('nav[aria-label=Categories]', main));
      expect(linksIn(filter)).toEqual([all, ...each].map((entry) => `${entry.name} → ${entry.path}`));
      const only = wanted.length === 1 ? content.documents.find(({ slug }) => slug === wanted[0]?.slug) : undefined;
      const contents = only?.chapters.map(({ heading }, index) => `${heading} → /resources/${only.slug}#chapter-${index + 1}`);
      expect(linksIn(main).filter((link) => link.includes('#chapter-'))).toEqual(contents ?? []);
      expect(selectAll('[aria-current=page]', filter).map((it) => textOf(it))).toEqual([name]);
    });
  }
});

test('the contact page has address, phone, e-mail address and at least six questions', () => {
  const main = builtMain('/contact');
  const details = the(selectAll('aside', main));
  expect(wordsIn(details)).toContain('Mulund West, Mumbai');
  const { phone, email } = content.agency;
  // A placeholder is text: it would dial zeros, or write to nobody.
  const phoneLink = `${phone.number} → tel:${phone.number.replaceAll(' ', '')}`;
  const emailLink = `${email.address} → mailto:${email.address}`;
  expect(linksIn(details)).toEqual([...(phone.placeholder ? [] : [phoneLink]), ...(email.placeholder ? [] : [emailLink])]);
  const questions = selectAll('details', main).map((it) => textOf(the(selectAll('summary', it))));
  expect(questions).toEqual(content.pages.contact.faq.items.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(6);
  expect(questions).toContain('What does it cost?');
});

test('the contact page names who answers and how personal data are used', () => {
  const main = builtMain('/contact');
  const { who, form } = content.pages.contact;
  const person = content.pages.team.members.find(({ name }) => name === who.name);
  expect(wordsIn(main)).toContain(`${who.name} ${who.text}`);
  expect(selectAll(`[role=img][aria-label="${person?.image.alt}"]`, main)).toHaveLength(1);
  expect(linksIn(the(selectAll('form', main)))).toContain(`${form.privacy.link} → /privacy`);
  expect(wordsIn(main)).toContain(form.privacy.text);
});
