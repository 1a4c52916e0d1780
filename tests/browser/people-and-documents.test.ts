import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { headingsOf, linksOf, plain, shownIn } from '../support/page-words.ts';
import { content } from '../support/site-routes.ts';

describe('the about pages', () => {
  test('show four leaders with a picture, a role, a text and three profiles that lead nowhere yet', async ({ read }) => {
    const page = await read('/about/team');
    const main = page.getByRole('main');
    const leaders = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    expect(await leaders.count()).toBe(4);
    for (const { name, role, bio, image, social } of content.pages.team.members) {
      const leader = leaders.filter({ has: page.getByRole('heading', { name, exact: true }) });
      expect(await leader.getByRole('img', { name: image.alt }).count(), name).toBe(1);
      expect(await shownIn(leader)).toContain(plain(`${role} ${bio}`));
      expect(await leader.getByRole('listitem').allTextContents()).toEqual(social.map((profile) => profile.name));
      expect(social).toHaveLength(3);
      expect(await leader.getByRole('link').count(), 'links that lead somewhere').toBe(0);
    }
  });

  test('tell the four years of the timeline in their order', async ({ read }) => {
    const page = await read('/about/journey');
    const stones = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .allInnerTexts();
    expect(stones.map(plain)).toEqual([
      expect.stringMatching(/^2010 Founded /),
      expect.stringMatching(/^2015 .*recommendation engine/i),
      expect.stringMatching(/^2018 .*expansion to 20\+ countries/i),
      expect.stringMatching(/^2023 .*500\+ enterprise clients/i),
    ]);
  });

  test('lead from the expertise to models, solutions and integration', async ({ read }) => {
    const page = await read('/about');
    const targets = (await linksOf(page.getByRole('main'))).map((link) => link.replace(/.* → /, ''));
    expect(targets.slice(0, 3)).toEqual(['/technology/ai-ml', '/solutions', '/technology/integration']);
    expect(await headingsOf(page.getByRole('main'), 2)).toEqual(
      expect.arrayContaining([
        content.pages.about.mission.heading,
        content.pages.about.vision.heading,
        content.pages.about.principles.heading,
      ]),
    );
  });
});

describe('the resources', () => {
  test('are six documents or more, of three kinds, filtered by links to their categories', async ({ read }) => {
    const page = await read('/resources');
    expect(content.resources.length).toBeGreaterThanOrEqual(6);
    expect(await headingsOf(page.getByRole('main').getByRole('list'), 2)).toHaveLength(content.resources.length);
    const filter = page.getByRole('navigation', { name: 'Categories' });
    const wanted = content.pages.resources.categories.map(({ name, slug }) => `${name} → /resources/category/${slug}`);
    expect(await linksOf(filter)).toEqual(['All → /resources', ...wanted]);
    expect(await filter.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
    expect(new Set(content.resources.map(({ type }) => type))).toEqual(new Set(['Guide', 'Case Study', 'Whitepaper']));
  });

  for (const { slug, name } of content.pages.resources.categories) {
    test(`of ${name} stand alone at their own address, which the filter marks`, async ({ read }) => {
      const page = await read(`/resources/category/${slug}`);
      const wanted = content.resources.filter(({ category }) => category === slug).map(({ title }) => title);
      const shown = await headingsOf(page.getByRole('main').getByRole('list'), 2);
      expect(wanted.length).toBeGreaterThan(0);
      expect(shown.toSorted()).toEqual(wanted.toSorted());
      const current = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').and(page.locator('[aria-current=page]'));
      expect(await current.allTextContents()).toEqual([name]);
    });
  }
});

describe('the contact page', () => {
  test('has the address, the phone and the e-mail address, and six questions or more', async ({ open }) => {
    const page = await open('/contact');
    const details = page.getByRole('complementary', { name: 'Contact details' });
    expect(await shownIn(details)).toContain('Mulund West, Mumbai');
    const { phone, email } = content.agency;
    expect(await linksOf(details)).toEqual([
      `${phone.number} → tel:${phone.number.replaceAll(' ', '')}`,
      `${email.address} → mailto:${email.address}`,
    ]);
    expect(await page.locator('details > summary').allTextContents()).toEqual(
      content.pages.contact.faq.items.map(({ question }) => question),
    );
    expect(await page.locator('details').count()).toBeGreaterThanOrEqual(6);
  });
});
