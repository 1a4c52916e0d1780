import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandEnvironment } from '../../tools/command-environment.ts';
import { generateStudies } from '../../tools/generated-studies.ts';
import { projectCopy } from '../../tools/project-copy.ts';
import { startProgram } from '../../tools/start-program.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { mb } from '../format.ts';
import type { Part, Row } from '../part.ts';
import { residentMemory, watchMemory } from '../resident-memory.ts';

/** Most bytes that the server may hold once it serves. */
const MEMORY = 150e6;

/** Case studies in all, and the most seconds that their build may take. */
const sizes: { studies: number; most?: number }[] = [{ studies: 10 }, { studies: 100 }, { studies: 1000, most: 60 }];
/** Milliseconds after which a build is given up. */
const LIMIT = 300_000;

interface Built {
  studies: number;
  pages: number;
  seconds: number;
  /** Most bytes of memory while it built, of all its processes together, and what was left when the site was served. */
  most: number;
  left: number;
}

/** `npm start` in a fresh copy of the project with 10, 100 and 1,000 case studies: its build with nothing cached, and what is left of it in memory. */
export const build: Part = async ({ short }, resources) => {
  const rows: Row[] = [];
  const data: Built[] = [];
  for (const { studies, most } of short ? [{ studies: 8, most: undefined }] : sizes) {
    // Each copy goes as soon as it is measured, and also when the part is ended from outside.
    const own = resources.use(new AsyncDisposableStack());
    const built = await buildOnce(own, studies, short);
    await own.disposeAsync();
    if (data.length === 0)
      rows.push({
        what: 'resident memory after an npm start that had to build',
        ours: mb(built.left),
        target: `<= ${mb(MEMORY)}`,
        met: built.left <= MEMORY,
      });
    data.push(built);
    rows.push({
      what: `build with ${studies} case studies`,
      ours: `${built.seconds.toFixed(1)} s, ${mb(built.most)}`,
      ...(most && { target: `<= ${most} s`, met: built.seconds <= most }),
    });
  }
  const cached = short ? "with what the project's own build has kept" : 'nothing cached';
  const notes = data.map(
    ({ studies, pages, left }) => `build: ${studies} case studies make ${pages} pages, ${cached}; serving them takes ${mb(left)}`,
  );
  return { rows, notes, data };
};

async function buildOnce(resources: AsyncDisposableStack, studies: number, cached: boolean): Promise<Built> {
  const folder = await projectCopy(resources, { cached });
  await generateStudies(join(folder, 'content'), studies);
  const env = { ...commandEnvironment(), DATA_DIR: await temporaryFolder(resources), HOST: '127.0.0.1', PORT: '0' };
  const started = performance.now();
  const program = await startProgram(resources, process.execPath, ['scripts/run.mjs', 'start'], { cwd: folder, env });
  const stop = watchMemory(resources, program.pid);
  await program.says(/Built in/, LIMIT);
  const seconds = (performance.now() - started) / 1000;
  const most = stop();
  await program.says(/The site is at/);
  await pause(1_000);
  const left = residentMemory(program.pid);
  const pages = (await readdir(join(folder, 'dist/site'), { recursive: true })).filter((name) => name.endsWith('.html')).length;
  return { studies, pages, seconds, most, left };
}
