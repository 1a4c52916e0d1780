import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { offers } from '../support/browser/browser-support.ts';
import { builtFiles, builtText } from '../support/built-site/built-site.ts';

/** Names in scripts that mean something else, or that are feature-detected. */
const allowed = {
  ours: ['adopt', 'number', 'retry', 's'],
  featureDetected: ['isComposing', 'onbeforeunload', 'new CSSStyleSheet', 'replaceSync', 'adoptedStyleSheets', 'requestIdleCallback'],
  detectedByReact: [
    ...[
      'Profiler',
      'ViewTransition',
      'canIntercept',
      'connection',
      'createContext',
      'currentEntry',
      'displayName',
      'expirationTime',
      'fetchPriority',
    ],
    ...[
      'fromElement',
      'imageSizes',
      'marginBottom',
      'marginTop',
      'movementX',
      'movementY',
      'skipTransition',
      'startViewTransition',
      'transferSize',
      'use',
    ],
  ],
};

/** Whether the oldest browsers have a feature, by owner and name, and by name alone: true if any owner has it. */
const isSupported = new Map<string, boolean>();
for (const { owner, member, isStatic, isOld } of offers) {
  const name = member ?? owner;
  isSupported.set(`${owner}${isStatic ? '.' : '#'}${member ?? ''}`, isOld);
  isSupported.set(name, isOld || isSupported.get(name) === true);
}
const ownerOf: Record<string, string> = { document: 'Document', navigator: 'Navigator', window: 'Window', globalThis: 'Window' };

interface Node {
  type: string;
  name?: string;
  computed?: boolean;
  object?: Node;
  property?: Node;
  callee?: Node;
  regex?: { pattern: string; flags: string };
  value?: unknown;
}

/** Returns the feature of a node that the oldest browsers lack. */
function newerThanOldest(node: Node, isCalled: boolean): string | undefined {
  const { type, object, property, callee, regex, value } = node;
  if (type === 'MemberExpression' && !node.computed && property?.name) {
    const { name } = property;
    const owner = object?.name ?? object?.property?.name ?? '';
    const exact = isSupported.get(ownerOf[owner] ? `${ownerOf[owner]}#${name}` : `${owner}.${name}`);
    // Other names are too common to be a browser's feature.
    const isDistinctive = isCalled || /[A-Z]/.test(name);
    const hasFeature = exact ?? (isDistinctive ? isSupported.get(name) : undefined);
    return hasFeature === false ? name : undefined;
  }
  if (type === 'NewExpression' && callee?.name) {
    const hasClass = isSupported.get(`${callee.name}#${callee.name}`) ?? isSupported.get(`${callee.name}#`);
    return hasClass === false ? `new ${callee.name}` : undefined;
  }
  if (regex && (/\(\?<[=!]/.test(regex.pattern) || regex.flags.includes('v'))) return `/${regex.pattern}/${regex.flags}`;
  if (typeof value === 'string' && /\((?:width|height) ?[<>]/.test(value)) return value;
  return undefined;
}

function foundIn(node: unknown, found: Set<string>, isCalled = false): Set<string> {
  if (Array.isArray(node)) for (const child of node) foundIn(child, found);
  else if (node && typeof node === 'object') {
    const newer = newerThanOldest(node as Node, isCalled);
    if (newer) found.add(newer);
    for (const [key, value] of Object.entries(node)) foundIn(value, found, key === 'callee');
  }
  return found;
}

/** The desk's script, and the site's except those of measurement, whose libraries feature-detect all metrics. */
const scripts = ['../desk/words.js', ...builtFiles('.js').filter((file) => file.startsWith('_assets/'))];

test('scripts use only features of the oldest supported browsers', () => {
  const found = new Set<string>();
  for (const file of scripts) foundIn(parseAst(builtText(file)), found);
  expect([...found].sort()).toEqual(Object.values(allowed).flat().sort());
});

test('styles use only syntax of the oldest supported browsers', () => {
  const ranges = builtFiles('.html').filter((file) => /@media[^{]*[<>]/.test(builtText(file)));
  const nested = builtFiles('.html').filter((file) => /[{;}]\s*&[^{;]*\{/.test(builtText(file).match(/<style>.*?<\/style>/s)?.[0] ?? ''));
  expect({ ranges, nested }).toEqual({ ranges: [], nested: [] });
});
