import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { instrument } from '../support/instrument.ts';

const KiB = 1024;

/** Script of one instrument as it comes over the wire, and of the frame that all instruments share, both beside the React of all islands. */
const most = { own: 6 * KiB, shared: 3.5 * KiB };

const pages = [
  ['scale', '/'],
  ['reorder-line', '/services/inventory-management'],
  ['gates', '/services/dynamic-pricing'],
] as const;

describe('an instrument', () => {
  test.for(pages)(
    '%s fetches no more than 6 KiB of its own, and the frame once, all to be compiled as they come',
    async ([name, path], { open }) => {
      const page = await open(path);
      await instrument(page, name).root.getByRole('slider').first().focus();
      await instrument(page, name).live();
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ name }) => /\/_assets\/.*\.js$/.test(name) && !/\/(page|measure)\./.test(name))
          .map(({ name, encodedBodySize }) => ({
            address: name,
            name: new URL(name).pathname.replace(/^.*\/([\w-]+?)\..*$/, '$1'),
            bytes: encodedBodySize,
          })),
      );
      const react = scripts.filter(({ bytes }) => bytes > 30 * KiB);
      expect(react, 'React, once').toHaveLength(1);
      expect(scripts.map((script) => script.name).sort()).toEqual(['instruments', 'react', name].sort());
      const texts = await Promise.all(scripts.map(async ({ address }) => (await page.request.get(address)).text()));
      for (const text of texts) expect(text.slice(0, 40), 'the hint stands first').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      const bytes = (part: typeof scripts) => part.reduce((sum, script) => sum + script.bytes, 0);
      const own = scripts.filter((script) => script.name === name);
      const shared = scripts.filter((script) => !react.includes(script) && !own.includes(script));
      expect(bytes(own), name).toBeLessThanOrEqual(most.own);
      expect(bytes(own)).toBeGreaterThan(1 * KiB);
      expect(bytes(shared), shared.map((script) => `${script.name} ${script.bytes}`).join(', ')).toBeLessThanOrEqual(most.shared);
    },
  );
});
