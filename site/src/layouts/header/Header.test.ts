import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MenuEntry } from './Header.tsx';

/** Returns whether the entry of /services is marked on a page. */
const isMarked = (path: string) =>
  renderToStaticMarkup(createElement(MenuEntry, { entry: { label: 'Services', href: '/services' }, path })).includes('aria-current');

test('an entry is active on its own page and on every page below it', () => {
  expect(['/services', '/services/analytics', '/services/a/b'].filter(isMarked)).toEqual([
    '/services',
    '/services/analytics',
    '/services/a/b',
  ]);
});

test('an entry is not active on a page that only shares its prefix', () => {
  expect(['/servicesx', '/services-and-more', '/', '/solutions/services'].filter(isMarked)).toEqual([]);
});

test('Home is active only on the home page', () => {
  const home = (path: string) =>
    renderToStaticMarkup(createElement(MenuEntry, { entry: { label: 'Home', href: '/' }, path })).includes('aria-current');
  expect([home('/'), home('/services'), home('')]).toEqual([true, false, false]);
});
