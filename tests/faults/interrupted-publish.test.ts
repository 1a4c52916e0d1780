import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { wordsPaths } from '../../shared/api/words.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { smallDisk } from './full-disk.ts';
import { PublishProject } from './publish-project.ts';
import { few } from './scenario.ts';

const random = seededRandom(44);

/** What happens to a publish. Undoing it lets the next start work as usual. */
interface Fault {
  name: string;
  strike(project: PublishProject): void;
  undo?(project: PublishProject): void;
}
const faults: readonly Fault[] = [
  { name: 'its server is killed', strike: (project) => project.kill() },
  { name: 'its build is killed', strike: (project) => project.killBuilder() },
  {
    name: 'both are killed',
    strike(project) {
      project.kill();
      project.killBuilder();
    },
  },
  {
    name: 'the disk is full',
    strike: (project) => smallDisk.fill(project, project.root),
    undo: (project) => smallDisk.free(project, project.root),
  },
  { name: 'content/ becomes read-only', strike: (project) => project.closeContent(), undo: (project) => project.openContent() },
];

/** Moments of a publish, each followed by some milliseconds. */
const moments = [
  { name: 'while it is built', isHere: () => true, within: 330 },
  { name: 'when it is built', isHere: (project: PublishProject) => project.isBuilt, within: 25 },
  { name: 'when it is on the site', isHere: (project: PublishProject) => project.isExchanged, within: 12 },
  { name: 'as soon as it is on the site', isHere: (project: PublishProject) => project.isExchanged, within: 0 },
] as const;

const cases = faults.flatMap((fault) => moments.flatMap((moment) => [1, 2].map((turn) => ({ fault, moment, turn }))));
const chosen = cases.filter((_, index) => [1, 7, 11, 20, 30, 38].includes(index));

test.for(few(cases, chosen))('$fault.name $moment.name ($turn): a publish is whole or not there', async ({ fault, moment }, { skip }) => {
  if (!smallDisk.isPossible()) skip('This machine permits no RAM disk.');
  const project = await PublishProject.create(smallDisk.dataDir(48) ?? scratchFolder('project'));
  await project.start();
  const before = project.words();
  const after = { ...project.words(true), 'site/public/documents/report.pdf': 'new' };
  expect(Object.keys(after).length).toBeGreaterThan(50);
  expect(await project.post(wordsPaths.publish, {})).toBe(202);

  for (const started = Date.now(); !moment.isHere(project) && Date.now() - started < 30_000; ) await pause(1);
  await pause(random() * moment.within);
  fault.strike(project);
  await pause(500);
  if (project.isUp) expect(['Old home', 'New home']).toContain(await project.heading());
  // A start must not need what is broken.
  await project.restart();
  const heading = await project.heading();
  if (fault.undo) {
    fault.undo(project);
    await project.restart();
  }

  const isPublished = heading === 'New home';
  await expect.poll(() => project.words(), { timeout: 60_000 }).toEqual(isPublished ? after : before);
  expect(await project.heading()).toBe(heading);
  await expect.poll(project.history, { timeout: 60_000 }).toHaveLength(isPublished ? 1 : 0);
  const state = await project.state();
  expect(state.draft.length > 0).toBe(!isPublished);
  if (!isPublished && fault.name === 'its server is killed') expect(state.publish.failure).toMatch(/^It was stopped/);

  // Words that are taken back are not published by what is left of the publish.
  if (isPublished) return;
  expect(await project.post(wordsPaths.discard, {})).toBe(200);
  await project.restart();
  await pause(500);
  expect([await project.heading(), project.words()]).toEqual(['Old home', before]);
});
