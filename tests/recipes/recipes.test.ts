import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectCopy } from '../../scripts/tools/project-copy.ts';
import { commandEnvironment } from '../../scripts/tools/start-program.ts';

/** Text inserted before or after a place, or in its place. */
type Change = { before: string; add: string } | { after: string; add: string } | { replace: string; by: string };

/** What a recipe of CONTRIBUTING.md does, with an example. */
interface Recipe {
  /** Its heading. */
  title: string;
  /** Replaces NAME in the recipe. */
  name: string;
  /** Changes of one file each. It is created from `text` or as a copy of `of`; otherwise it exists. The build names a reported one. */
  steps: { file: string; of?: string; text?: string; changes?: Change[]; isReported?: boolean }[];
  /** Commands of package.json that it names. */
  runs?: string[];
  /** Tests that need the build. */
  tests?: string[];
}

const recipes = load(readFileSync('tests/recipes/recipes.yaml', 'utf8')) as Recipe[];
const [, section = ''] = /\n## Recipes\n(.*?)\n## /s.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
const written = new Map(
  section
    .split(/^### /m)
    .map((text) => [text.split('\n', 1)[0], text] as const)
    .slice(1),
);

test('each recipe of CONTRIBUTING.md has a script, and each script a recipe', () => {
  expect([...written.keys()]).toEqual(recipes.map(({ title }) => title));
});

test.each(recipes)('the recipe "$title" names the files and commands of its script', ({ title, name, steps, runs = [] }) => {
  const text = written.get(title)?.replaceAll('NAME', name) ?? '';
  const isNamed = ({ file, isReported }: Recipe['steps'][number]) =>
    isReported || text.includes(file) || text.includes(`*${dirname(file)}/*`);
  expect(steps.filter((step) => !isNamed(step)).map(({ file }) => file)).toEqual([]);
  expect(runs.filter((command) => !text.includes(`\`npm run ${command}\``))).toEqual([]);
});

/** RECIPE takes one recipe alone, by its heading. Otherwise all are applied one after another, so that one build is enough. */
const taken = recipes.filter(({ title }) => title === (process.env.RECIPE ?? title));
/** Tests of the size of the tree, of edits by others, and of all question sets at once, some of which a new page answers. */
const leftOut = ['tests/size.test.ts', 'tests/owners-edits.test.ts', 'tests/recipes/recipes.test.ts', 'scripts/eval/question-sets.test.ts'];

describe.runIf(process.env.LONG)('the recipes', () => {
  const resources = new AsyncDisposableStack();
  let project: string;
  beforeAll(async () => {
    project = await projectCopy(resources, { cached: true, tested: true });
    for (const file of leftOut) writeFileSync(join(project, file), "import { test } from 'vitest';\n\ntest.todo('is left out');\n");
    // Tests list the tracked files.
    run('git', 'init', '--quiet');
  }, 300_000);
  afterAll(() => resources.disposeAsync());

  function run(program: string, ...args: string[]): void {
    const options = { cwd: project, env: commandEnvironment(), encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
    const { status, stdout, stderr } = spawnSync(program, args, options);
    expect(status, `${args.join(' ')}:\n${stdout.slice(-4_000)}\n${stderr.slice(0, 8_000)}`).toBe(0);
  }
  const npmRun = (...args: string[]) => run(process.execPath, 'scripts/run.mjs', ...args);

  test.each(taken)('are done as written: $title', ({ steps }) => {
    for (const { file, of, text, changes = [] } of steps) {
      const path = join(project, file);
      mkdirSync(dirname(path), { recursive: true });
      if (of) copyFileSync(join(project, of), path);
      if (text !== undefined) writeFileSync(path, text);
      writeFileSync(
        path,
        changes.reduce((content, change) => changed(content, change, file), readFileSync(path, 'utf8')),
      );
    }
  });

  test('pass types, unit tests and build', { timeout: 3_000_000 }, () => {
    for (const command of new Set(taken.flatMap(({ runs = [] }) => runs))) npmRun(command === 'schemas' ? 'write-editor-schemas' : command);
    run('git', 'add', '--all');
    npmRun('typecheck');
    npmRun('vitest', 'run', '--project', 'unit');
    npmRun('build');
    const tests = new Set(taken.flatMap(({ tests = [] }) => tests));
    if (tests.size > 0) npmRun('vitest', 'run', '--project', 'server', ...tests);
  });
});

function changed(content: string, change: Change, file: string): string {
  const place = 'before' in change ? change.before : 'after' in change ? change.after : change.replace;
  expect(content, `${file} has the place of the change`).toContain(place);
  const by = 'before' in change ? change.add + place : 'after' in change ? place + change.add : change.by;
  return content.replaceAll(place, () => by);
}
