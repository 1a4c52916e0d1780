import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { builtFiles, builtPage } from '../../support/built-site/built-site.ts';

test('no element of a built page has a class made from an empty value', () => {
  const pages = builtFiles('.html');
  expect(pages.length).toBeGreaterThan(20);
  const found = pages.flatMap((file) =>
    selectAll('[class]', builtPage(file)).flatMap(({ tagName, properties }) => {
      const names = [properties.className].flat().map(String);
      return names.some((name) => /^(undefined|null|NaN|true|false|\[object)/.test(name))
        ? [`${file}: <${tagName} class="${names.join(' ')}">`]
        : [];
    }),
  );
  expect(found).toEqual([]);
});
