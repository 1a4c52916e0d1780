import { transform } from 'lightningcss';
import { oldestBrowsers } from '../../site/oldest-browsers.ts';

/** The oldest browsers, as Lightning CSS takes them. */
const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, version]) => [
    name === 'ios' ? 'ios_saf' : name,
    (Math.trunc(version) << 16) | (Math.round((version % 1) * 10) << 8),
  ]),
);

const sheet = /<style>(.*?)<\/style>/gs;

/** Behind the name of our one family, in each place: Astro keeps versions of fonts apart by it, and the file's address has a hash too. */
const fontHash = /-[0-9a-f]{16}\b/g;
/** What the fallback is called, by its family and its font, and its measures to four places: one place moves no word by a pixel. */
const fallbackName = /[A-Z][\w ]* fallback\\?: \w+/g;
const fallbackMeasure = /(?<=-(?:adjust|override):)\d+\.\d+(?=%)/g;

/**
 * The page's source with one style sheet, which has rules for what this page has alone: the build gives each page all that its sections could
 * ever wear, and one route has many pages. One sheet, because each has a hash in the page's policy, which nothing makes smaller.
 * - Classes that neither the page nor a script of it gives to anything have no rules.
 * - The styles of an instrument are a layer of its name, `sections.NAME`, and its page's part says which one it is: `data-instrument`.
 * @param html minified: classes stand in `class="…"`
 * @param scriptWords what its scripts may name as a class (words-in-scripts.ts)
 * @throws Error when the styles cannot be read
 */
export function ownStyles(html: string, scriptWords: ReadonlySet<string>): string {
  const css = [...html.matchAll(sheet)].map(([, rules]) => rules).join('');
  if (!css) return html;
  const markup = html.replace(sheet, '');
  const instruments = valuesOf(markup, 'data-instrument');
  const worn = valuesOf(markup, 'class');
  const begun = [...scriptWords].flatMap((word) => (word.endsWith('${') ? word.slice(0, -2) : []));
  const isWorn = (name: string) => worn.has(name) || scriptWords.has(name) || begun.some((start) => name.startsWith(start));
  const unused = new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].flatMap(([, name]) => (name && !isWorn(name) ? name : [])));
  const key = JSON.stringify([css, [...unused], [...instruments]]);
  const styles = made.get(key) ?? minified(css, unused, instruments);
  made.set(key, styles);
  // In the last one's place: what the page asks for stands before it.
  let left = html.match(sheet)?.length ?? 0;
  return html.replace(sheet, () => (--left === 0 ? `<style>${styles}</style>` : ''));
}

/** Pages of one route mostly wear the same: their style sheets by all that they are made of. */
const made = new Map<string, string>();

function minified(css: string, unused: ReadonlySet<string>, instruments: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: [...unused],
    visitor: {
      Rule: {
        'layer-block': ({ value: { name } }) => (name?.[1] && !instruments.has(name[1]) ? [] : undefined),
      },
    },
  });
  // A list needs no space; minify leaves them where a custom property has one.
  return code
    .toString()
    .replace(fontHash, '')
    .replace(fallbackName, 'fallback')
    .replace(fallbackMeasure, (measure) => String(Number(Number(measure).toFixed(1))))
    .replaceAll(', ', ',');
}

/** The words in all attributes of this name. */
const valuesOf = (markup: string, attribute: string): Set<string> =>
  new Set([...markup.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].flatMap(([, words]) => words?.split(/\s+/) ?? []));
