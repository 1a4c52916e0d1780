import { expect, test } from 'vitest';
import { checkRedirects, checkVanished } from './check-redirects.ts';
import { loadContent } from './load.ts';

const content = loadContent();
const without = (slug: string) => ({ ...content, industries: content.industries.filter((industry) => industry.slug !== slug) });
const from = '/solutions/industries/fashion';

test('a page that has vanished since the last build is told, with the line to add', () => {
  expect(checkVanished(without('fashion'), content)).toEqual([
    {
      file: 'redirects.yaml',
      field: '',
      message: `has no entry for ${from}, which was a page: add { from: ${from}, to: /solutions/industries }, or bring the page back`,
    },
  ]);
});

test('a page that is hidden, or whose address has a redirect, has not vanished', () => {
  expect(checkVanished({ ...without('fashion'), hidden: [from] }, content)).toEqual([]);
  expect(checkVanished({ ...without('fashion'), redirects: { moved: [{ from, to: '/solutions' }] } }, content)).toEqual([]);
  expect(checkVanished(content, content)).toEqual([]);
});

test('a redirect leads to a page, and from an address that is none', () => {
  const moved = [
    { from: '/old', to: '/services#results' },
    { from: '/older', to: '/nowhere' },
    { from: '/services', to: '/solutions' },
  ];
  expect(checkRedirects({ ...content, redirects: { moved } }).map(({ field }) => field)).toEqual(['moved[1].to', 'moved[2].from']);
});
