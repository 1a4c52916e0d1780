import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkVanished } from '../../content/checks/check-redirects.ts';
import type { Content } from '../../content/content.ts';
import { checkFolder } from '../../content/edit/check.ts';
import { versionOf } from '../../content/edit/field.ts';
import { routes } from '../../content/routes.ts';
import { entryFolders, type FieldPlace, type Path, valueAt } from '../../content/walk.ts';
import { checkLanguages } from '../../scripts/build/write-server-data.ts';
import { listChanges } from '../../server/words/draft-changes.ts';
import { addEntry, discard, hide, renameFile } from '../../server/words/edit-entries.ts';
import { projectPath, writePublication } from '../../server/words/publication.ts';
import type { Change } from '../../shared/api/words.ts';
import { knowledgeOf } from '../../shared/assistant/knowledge.ts';
import { markdownToHtml } from '../../site/src/data/markdown-to-html.ts';
import { loadTraining } from '../../training/load.ts';
import { EditorForTest } from '../support/content/words-editor.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { type Random, seededRandom } from '../support/seeded-random.ts';
import { many } from './scenario.ts';

const words = new EditorForTest();
const editor = words.open();
const { draft } = editor;
const before = draft.read() as Content;
const published = routes(before).map(({ path }) => path);
editor.published = () => published;

const files = () => draft.files((file) => /\.(yaml|md)$/.test(file) && !file.startsWith('training/'));
const entries = () => files().filter((file) => entryFolders.some((folder) => file.startsWith(`${folder}/`)));
const typed = [
  'A plain line',
  'शब्द',
  '[Here](javascript:alert)',
  '[us][1]\n\n[1]: data:text/html,x',
  '{agency}',
  ' ',
  'a'.repeat(60),
  '50% more',
];

/** Lists the places below a value that fit. */
function places(value: unknown, fits: (value: unknown) => boolean, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const key = (name: string) => (Array.isArray(value) ? Number(name) : name);
  return [...(fits(value) ? [path] : []), ...inner.flatMap(([name, item]) => places(item, fits, [...path, key(name)]))];
}

function anyPlace(random: Random, fits: (value: unknown) => boolean): FieldPlace & { value: unknown; version: string } {
  for (;;) {
    const file = random.oneOf(files());
    const whole = draft.value(file);
    const found = places(whole, fits);
    if (found.length === 0) continue;
    const path = random.oneOf(found);
    return { file, path, value: valueAt(whole, path), version: versionOf(valueAt(whole, path)) };
  }
}

/** Takes a change back with those that were made in the same step, as the desk does. */
const takeBack = (one: Change) =>
  discard(editor, { places: listChanges(editor).filter(({ act, ...each }) => (act ?? keyOf(each)) === (one.act ?? keyOf(one))) }, 'Asha');
const keyOf = ({ file, path }: FieldPlace) => JSON.stringify([file, path]);

/** Adds an entry to a list, moves one, or removes one. */
const changedList = (random: Random, list: unknown[], index: number, to: number, added = list[index]) =>
  random.oneOf([list.toSpliced(to, 0, added), list.toSpliced(index, 1), list.toSpliced(index, 1).toSpliced(to, 0, list[index])]);

/** Builds the site of the draft, as a publish does. @returns what a build that failed has said */
function failureOfBuild(): string {
  const build = scratchFolder('build');
  const plan = { at: 0, by: 'Asha', changes: [], files: [], planned: [] };
  writePublication(build, plan, new Map(draft.files(() => true).map((file) => [projectPath(file), draft.path(file)])));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/desk/publish.ts', build], { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const isText = (value: unknown) => typeof value === 'string';
const actions: Record<string, (random: Random) => unknown> = {
  edit(random) {
    const { file, path, version, value } = anyPlace(random, isText);
    const text = random.oneOf([...typed, `${value} also`, String(value).replace(/^\w+ /, '')]);
    return editor.save({ place: { file, path }, value: text, version }, 'Asha');
  },
  'write a legal text': (random) => {
    const place = { file: 'pages/terms.md', path: ['text'] };
    const text = String(valueAt(draft.value(place.file), place.path));
    return editor.save({ place, value: `${text}\n\n${random.oneOf(typed)}\n`, version: versionOf(text) }, 'Asha');
  },
  teach(random) {
    const file = random.oneOf(draft.files((name) => name.startsWith('training/lines/')));
    const asked = draft.value(file) as Record<string, string[]>;
    const path = [random.oneOf(Object.keys(asked))];
    const list = valueAt(asked, path) as string[];
    const value = random.oneOf([[], [''], [...list, 'Who weighs the stock?'], [...list, 'why '.repeat(50)]]);
    return editor.save({ place: { file, path }, value, version: versionOf(list) }, 'Asha');
  },
  list(random) {
    const { file, path, version, value } = anyPlace(random, Array.isArray);
    const { length } = value as unknown[];
    const [index, to] = [random.between(0, Math.max(length - 1, 0)), random.between(0, Math.max(length - 1, 0))];
    return editor.save({ place: { file, path }, value: changedList(random, value as unknown[], index, to), version }, 'Asha');
  },
  hide: (random) => hide(editor, { places: [{ file: random.oneOf(entries()), path: [] }], draft: random() < 0.6 }, 'Asha'),
  rename: (random) => renameFile(editor, { file: random.oneOf(entries()), slug: `new-${random.between(1, 4)}` }, 'Asha'),
  'upload a PDF': (random) => {
    const slug = `paper-${random.between(1, 4)}`;
    cpSync('site/public/documents/price-limits.pdf', join(draft.uploads, `${slug}.pdf`));
    const model = draft.value(random.oneOf(files().filter((file) => file.startsWith('resources/')))) as object;
    const value = { ...model, title: `A paper on ${slug}`, pdf: `${slug}.pdf`, downloadLink: `/documents/${slug}.pdf` };
    return addEntry(editor, { folder: 'resources', slug, value }, 'Asha');
  },
  'replace a PDF': (random) => {
    const file = random.oneOf(files().filter((name) => name.startsWith('resources/')));
    const version = versionOf(valueAt(draft.value(file), ['pdf']));
    return editor.save({ place: { file, path: ['pdf'] }, value: `paper-${random.between(1, 4)}.pdf`, version }, 'Asha');
  },
  'write a text': (random) => {
    const slug = `text-${random.between(1, 4)}`;
    const description = `A piece of news with the name ${slug}, which says in one sentence what has changed for the shops.`;
    const text = random.oneOf([...typed, '## A heading\n\nA [link](/contact).', '# Too large', '![A picture](/a.png)']);
    return addEntry(editor, { folder: 'news', slug, value: { type: 'News', title: slug, description, date: '2026-11-28', text } }, 'Asha');
  },
  'take back': (random) => {
    const changes = listChanges(editor);
    return changes.length === 0 ? undefined : takeBack(random.oneOf(changes));
  },
};

test.for(Array.from({ length: many(20, 500) }, (_, index) => index + 1))(
  'sequence %i of what the desk offers leaves words that can be built',
  { timeout: 300_000 },
  (seed) => {
    const random = seededRandom(seed);
    const played: string[] = [];
    for (let step = 0; step < 4; step++) {
      const name = random.oneOf(Object.keys(actions));
      const outcome = actions[name]?.(random);
      played.push(`${name}: ${JSON.stringify(outcome)?.slice(0, 200)}`);
      const [change] = step === 0 && random() < 0.5 ? listChanges(editor) : [];
      if (!change) continue;
      // What was made in one step is taken back in one.
      expect(takeBack(change), played.join('\n')).toHaveProperty('saved');
      expect(draft.changedFiles(), played.join('\n')).toEqual([]);
      played.push('take back');
    }
    const checked = checkFolder(draft.content);
    expect(checked, played.join('\n')).toHaveProperty('content');
    const { content } = checked as { content: Content };
    expect(checkVanished(content, published), played.join('\n')).toEqual([]);
    const training = loadTraining(draft.training);
    expect(() => training.checkIds(knowledgeOf(content, training).answers, content.hidden), played.join('\n')).not.toThrow();
    expect(() => checkLanguages(content, training), played.join('\n')).not.toThrow();
    for (const { text } of [content.pages.terms, content.pages.privacy, content.pages.accessibility, ...content.news])
      expect(markdownToHtml(text).html, played.join('\n')).not.toMatch(/(?:href|src)="(?:javascript|data):/i);
    // The checks above are those of a build; a build of its own for each sequence would take hours.
    if (process.env.LONG && seed % 25 === 1) expect(failureOfBuild(), played.join('\n')).toBe('');
    discard(editor, {}, 'Asha');
    expect(draft.changedFiles(), played.join('\n')).toEqual([]);
  },
);

/** What a change says, without the names of others: that of its entry, and the order that a move is shown in. */
const lineOf = ({ kind, file, before: was, after, by, at }: Change) =>
  [kind, file, ...(kind === 'moved' ? [] : [was, after]), by, at].join();
/** The changes by what they say, without those that follow others. */
const lines = () =>
  new Map(listChanges(editor).flatMap((each) => (/^(training|redirects)/.test(each.file) ? [] : [[lineOf(each), each] as const])));

test.for(Array.from({ length: many(3, 200) }, (_, index) => index + 1))(
  'each change of sequence %i in one file is taken back alone',
  { timeout: 300_000 },
  (seed) => {
    const random = seededRandom(seed);
    const file = `pages/${random.oneOf(['team', 'contact', 'about', 'journey'])}.yaml`;
    for (let step = 0; step < 10; step++) {
      const path = random.oneOf(places(draft.value(file), step % 3 === 0 ? isText : Array.isArray));
      const value = valueAt(draft.value(file), path);
      const [by, index, to] = [random.oneOf(['Asha', 'Ravi']), random.between(0, 3), random.between(0, 3)];
      const again = Array.isArray(value) && JSON.parse(JSON.stringify(value[0]), (_, each) => (isText(each) ? `${each}s` : each));
      const changed = Array.isArray(value) ? changedList(random, value, index, to, again) : `${value} also`;
      editor.save({ place: { file, path }, value: changed, version: versionOf(value) }, by);
    }
    for (const line of lines().keys()) {
      const said = lines();
      const place = said.get(line);
      if (!place || !('saved' in discard(editor, { places: [{ file, path: place.path }] }, 'Meera'))) continue;
      said.delete(line);
      expect([...lines().keys()].sort(), line).toEqual([...said.keys()].sort());
    }
    discard(editor, {}, 'Asha');
  },
);
