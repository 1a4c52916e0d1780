import { expect, test } from 'vitest';
import { loadContent } from '../load.ts';
import { routes } from '../routes.ts';
import { checkRedirects, checkVanished } from './check-redirects.ts';

const content = loadContent();
const without = (slug: string) => ({ ...content, industries: content.industries.filter((industry) => industry.slug !== slug) });
const from = '/solutions/industries/fashion';
const before = routes(content).map(({ path }) => path);

test('checkVanished reports a vanished page with the line to add', () => {
  expect(checkVanished(without('fashion'), before)).toMatchObject([
    {
      file: 'redirects.yaml',
      path: [],
      what: `has no entry for ${from}, which was a page`,
      fix: `add { from: ${from}, to: /solutions/industries }, or bring the page back`,
    },
  ]);
});

test('checkVanished accepts hidden pages and redirects', () => {
  expect(checkVanished({ ...without('fashion'), hidden: [from] }, before)).toEqual([]);
  expect(checkVanished({ ...without('fashion'), redirects: { moved: [{ from, to: '/solutions' }] } }, before)).toEqual([]);
  expect(checkVanished(content, before)).toEqual([]);
});

test('checkRedirects reports redirects to missing pages and redirects from existing ones', () => {
  const moved = [
    { from: '/old', to: '/services#results' },
    { from: '/older', to: '/nowhere' },
    { from: '/services', to: '/solutions' },
  ];
  expect(checkRedirects({ ...content, redirects: { moved } }).map(({ path }) => path)).toEqual([
    ['moved', 1, 'to'],
    ['moved', 2, 'from'],
  ]);
});
