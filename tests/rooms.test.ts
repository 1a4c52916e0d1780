import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms, each with the rooms that it imports from. They are listed above it, so that imports run one way. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'shared/format': [],
  content: [],
  'shared/api': ['shared/format', 'content'],
  training: [],
  'shared/search': ['shared/format', 'shared/api', 'content'],
  'shared/assistant': ['shared/format', 'content', 'training'],
  'server/http': [],
  'server/settings': ['server/http'],
  'server/counters': ['shared/api'],
  'server/build-output': ['content', 'shared/assistant'],
  'server/storage': ['content', 'shared/api'],
  'server/site': ['shared/format', 'server/http', 'server/build-output'],
  'server/mail': ['shared/format', 'shared/api', 'content', 'server/settings', 'server/counters', 'server/storage'],
  'server/webhook': ['content', 'server/settings', 'server/mail'],
  'server/people': ['server/storage'],
  'server/questions': ['shared/format', 'shared/api', 'server/storage'],
  'server/assistant': [
    ...['shared/format', 'shared/api', 'content', 'shared/assistant'],
    ...['server/http', 'server/settings', 'server/counters', 'server/storage', 'server/site', 'server/questions'],
  ],
  'server/search': [
    ...['shared/format', 'shared/api', 'content', 'shared/search'],
    ...['server/http', 'server/settings', 'server/storage', 'server/site', 'server/questions'],
  ],
  'server/enquiries': [
    ...['shared/format', 'shared/api', 'content'],
    ...['server/http', 'server/settings', 'server/counters', 'server/storage', 'server/site', 'server/mail', 'server/webhook'],
  ],
  'server/alerts': [
    ...['shared/format', 'content'],
    ...['server/http', 'server/settings', 'server/build-output', 'server/storage', 'server/mail', 'server/assistant', 'server/enquiries'],
  ],
  'server/measurement': [
    ...['shared/format', 'shared/api', 'content'],
    ...['server/http', 'server/settings', 'server/counters', 'server/storage', 'server/site'],
  ],
  'server/overview': [
    ...['shared/format', 'shared/api', 'content'],
    ...['server/http', 'server/settings', 'server/storage', 'server/mail', 'server/questions'],
    ...['server/assistant', 'server/search', 'server/enquiries', 'server/measurement'],
  ],
  'server/words': [
    ...['shared/format', 'shared/api', 'content', 'shared/assistant', 'training'],
    ...['server/http', 'server/settings', 'server/build-output', 'server/storage'],
  ],
  'server/desk': [
    ...['shared/format', 'shared/api', 'content'],
    ...[
      'server/http',
      'server/settings',
      'server/counters',
      'server/build-output',
      'server/storage',
      'server/people',
      'server/webhook',
      'server/questions',
    ],
    ...['server/alerts', 'server/assistant', 'server/search', 'server/enquiries', 'server/measurement', 'server/overview'],
    'server/words',
  ],
  'server/app': [
    ...['shared/api', 'server/http', 'server/settings', 'server/counters', 'server/build-output', 'server/storage', 'server/site'],
    ...['server/alerts', 'server/assistant', 'server/search', 'server/enquiries', 'server/measurement', 'server/overview'],
  ],
  server: ['server/http', 'server/settings', 'server/build-output', 'server/desk', 'server/app'],
  // The site reads its address from the server's settings.
  site: ['shared/format', 'shared/api', 'content', 'training', 'shared/search', 'shared/assistant', 'server/settings'],
  // Documents are printed from parts of pages. Pages import nothing of the printing.
  'site/src/documents/print': ['shared/format', 'content', 'site'],
  desk: [
    ...['shared/format', 'shared/api', 'content', 'site'],
    ...['server/questions', 'server/enquiries', 'server/alerts', 'server/measurement', 'server/desk'],
  ],
};

/** Folders and files of the site, each importing only from entries above it. Files outside the list may be imported from anywhere. */
const siteRooms = [
  ...['styles', 'hydrate', 'measurement', 'consent', 'enhance'],
  // Drawings come first, then the instruments, then the drawings that are computed from an instrument.
  ...['drawings', 'instruments', 'stills', 'artefacts'],
  ...['components', 'islands', 'sections'],
  // Folders by feature.
  ...['offices', 'documents', 'case-studies', 'contact', 'calculator', 'offers', 'home', 'about'],
  ...['layouts', 'pages'],
].map((name) => `site/src/${name}`);

const names = Object.keys(rooms);
/** Returns the innermost room of a file; undefined for tests, commands and benchmarks, which may import anything. */
const roomOf = (file: string, among = names) =>
  among.filter((name) => file === name || file.startsWith(`${name}/`)).sort((one, other) => other.length - one.length)[0];

const filesIn = (...folders: string[]) => execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n');

/** Lists the relative imports of all files in these folders. Tests may import anything and are left out. */
function imports(...folders: string[]): { file: string; path: string }[] {
  return filesIn(...folders)
    .filter((file) => /\.(tsx?|mjs|astro)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\() ?'(\.{1,2}\/[^'?]+)/g)].map(([, path = '']) => ({
        file,
        path: join(dirname(file), path),
      })),
    );
}
const describeImport = ({ file, path }: { file: string; path: string }) => `${file} imports ${path}`;

test('a room imports only from the rooms listed for it, all of them above it', () => {
  for (const [place, name] of names.entries())
    for (const above of rooms[name] as readonly string[]) expect(names.slice(0, place), `${name} imports from ${above}`).toContain(above);

  const wrong = imports(...names).filter(({ file, path }) => {
    const room = roomOf(file) as string;
    return roomOf(path) !== room && !rooms[room]?.includes(roomOf(path) ?? '');
  });
  expect(wrong.map(describeImport)).toEqual([]);
});

test('folders of the site import only from those above them', () => {
  const placeOf = (file: string) => siteRooms.indexOf(roomOf(file, siteRooms) ?? '');
  const wrong = imports('site/src').filter(({ file, path }) => placeOf(file) >= 0 && placeOf(path) > placeOf(file));
  expect(wrong.map(describeImport)).toEqual([]);
});

test('files of site and content have no import cycles, types included', () => {
  const importsOf = Map.groupBy(imports('site', 'content'), ({ file }) => file);
  const seen = new Set<string>();
  function cycleFrom(file: string, trail: readonly string[]): string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (seen.has(file)) return undefined;
    for (const { path } of importsOf.get(file) ?? []) {
      const cycle = cycleFrom(path, [...trail, file]);
      if (cycle) return cycle;
    }
    seen.add(file);
    return undefined;
  }
  expect([...importsOf.keys()].flatMap((file) => cycleFrom(file, []) ?? [])).toEqual([]);
});

test('tools import no tests or commands, and commands no tests', () => {
  expect(imports('scripts/tools').length).toBeGreaterThan(0);
  expect(
    imports('scripts/tools')
      .filter(({ path }) => !path.startsWith('scripts/tools/'))
      .map(describeImport),
  ).toEqual([]);
  const below = imports('scripts', ...names);
  expect(below.filter(({ path }) => path.startsWith('tests/') || path.endsWith('.test.ts')).map(describeImport)).toEqual([]);
});

test('no code file is longer than 250 lines, tests included', () => {
  const code = filesIn('.').filter((file) => /\.(tsx?|mjs|astro|css)$/.test(file));
  const long = code.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 })).filter(({ lines }) => lines > 250);
  expect(long.map(({ file, lines }) => `${file} has ${lines} lines: split it by subject`)).toEqual([]);
  expect(code.length).toBeGreaterThan(500);
});
