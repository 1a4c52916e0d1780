import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { builtFiles, builtFolder, builtPage, pageFile } from '../support/built-site/built-site.ts';
import { isLookedAtClosely, siteRoutes } from '../support/content/site-routes.ts';

interface Complaint {
  url: string;
  message: string;
  /** Markup around the mistake. */
  extract: string;
}

/** Features that browsers have and the checker does not know. Every other report is a mistake. */
const unknownToTheChecker: ((complaint: Complaint) => boolean)[] = [
  // Astro writes the style of its islands, `display: contents`, where the first one is: browsers apply it everywhere.
  ({ message }) => /^A “style” element in “body”|^The selector “astro-island”/.test(message),
  // View transitions: https://www.w3.org/TR/css-view-transitions-2/
  ({ message }) => /^CSS: .*(@view-transition|Property “view-transition-name” doesn't exist)/.test(message),
  ({ message, extract }) =>
    message === 'CSS: Parse Error.' && /(old|new|oup|p)\(chat-panel\)|oup\(|sition-(old|new)\(|not\(:only-child\)/.test(extract),
  // attr() with a type: https://www.w3.org/TR/css-values-5/#attr-notation
  ({ message, extract }) => message === 'CSS: “view-transition-name”: Parse Error.' && extract.includes('<custom-ident>'),
  // Container queries and their units: https://www.w3.org/TR/css-conditional-5/#container-queries
  ({ message }) =>
    message === 'CSS: Unrecognized at-rule “@container”' ||
    /^CSS: “container-(type|name)”: Property “container-(type|name)” doesn't exist/.test(message),
  ({ message, extract }) => /^CSS: .*Parse Error/.test(message) && /\dcq(w|h|i|b|min|max)\b/.test(extract),
  // Easing along given points: https://www.w3.org/TR/css-easing-2/#the-linear-easing-function
  ({ message }) => message.startsWith('CSS: “animation”: “linear(0,'),
  // Text areas as tall as their text: https://drafts.csswg.org/css-ui/#field-sizing
  ({ message }) => message === "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
  // Strokes of constant width in a stretched drawing: https://www.w3.org/TR/SVG2/coords.html#VectorEffects
  ({ message }) => message === "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
  // Anchor positioning: https://www.w3.org/TR/css-anchor-position-1/
  ({ message }) => /^CSS: “anchor-name”: Property “anchor-name” doesn't exist\.|^CSS: .*\banchor\(/.test(message),
  // Numbers in custom properties, whose type the checker cannot know: https://www.w3.org/TR/css-values-4/#calc-type-checking
  ({ message, extract }) => message.endsWith('One operand must be a number.') && extract.includes('var(--'),
  // A mask's size after its position: https://www.w3.org/TR/css-masking-1/#the-mask
  ({ message }) => message.startsWith('CSS: “mask”: Too many values'),
  // Any weight from 1 to 1000: https://www.w3.org/TR/css-fonts-4/#font-weight-prop
  ({ message }) => /^Bad value “([1-9]\d{0,2}|1000)” for attribute “font-weight”/.test(message),
  // pathLength on every shape: https://www.w3.org/TR/SVG2/paths.html#PathLengthAttribute
  ({ message }) => /^Attribute “pathLength” not allowed on element “(circle|ellipse|line|polygon|polyline|rect)”/.test(message),
];

/** JVM options for a short run with deeply nested schemas, which halve the processor time. */
const shortRunOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

/**
 * Runs the Nu HTML checker.
 * @throws Error that says what to install if there is no Java
 */
function complaints(files: readonly string[]): Complaint[] {
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';
  const { error, stdout, stderr } = spawnSync(
    'java',
    [...shortRunOptions, '-jar', jar, '--errors-only', '--format', 'json', '--stdout', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (error) throw new Error('The HTML checker needs Java: install the package default-jre-headless, or put a java in the PATH');
  try {
    return (JSON.parse(stdout) as { messages: Complaint[] }).messages;
  } catch (cause) {
    throw new Error(`The HTML checker did not answer: ${stderr}`, { cause });
  }
}

test('the Nu HTML checker finds no error on one page of each kind', { timeout: 120_000 }, () => {
  const similarPages = siteRoutes.filter(({ path }) => !isLookedAtClosely(path)).map(({ path }) => pageFile(path));
  const pages = builtFiles('.html').filter((file) => !similarPages.includes(file));
  expect(pages.length).toBeGreaterThan(20);
  const errors = complaints(pages.map((file) => resolve(builtFolder, file))).filter(
    (complaint) => !unknownToTheChecker.some((isKnown) => isKnown(complaint)),
  );
  expect(errors.map(({ url, message, extract }) => `${relative(builtFolder, fileURLToPath(url))}: ${message} at ${extract}`)).toEqual([]);
});

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
