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

/** Largest resident memory allowed for the running server, in bytes. */
const MEMORY = 150e6;

/** Numbers of case studies, with the longest allowed build time in seconds. */
const sizes: { studies: number; most?: number }[] = [{ studies: 10 }, { studies: 100 }, { studies: 1000, most: 60 }];
/** Build timeout in milliseconds. */
const LIMIT = 300_000;

interface Built {
  studies: number;
  pages: number;
  seconds: number;
  /** Peak memory of all processes during the build, and the server's memory afterwards, in bytes. */
  peak: number;
  serving: number;
}

/**
 * Runs `npm start` in a fresh copy of the project with 10, 100 and 1,000 case studies: uncached build time, and the server's memory
 * afterwards.
 */
export const build: Part = async ({ short }, resources) => {
  const rows: Row[] = [];
  const data: Built[] = [];
  for (const { studies, most } of short ? [{ studies: 8, most: undefined }] : sizes) {
    // Remove each copy as soon as it is measured, also if the part is interrupted.
    const copyResources = resources.use(new AsyncDisposableStack());
    const built = await buildOnce(copyResources, studies, short);
    await copyResources.disposeAsync();
    if (data.length === 0)
      rows.push({
        what: 'resident memory after an npm start that had to build',
        ours: mb(built.serving),
        target: `<= ${mb(MEMORY)}`,
        met: built.serving <= MEMORY,
      });
    data.push(built);
    rows.push({
      what: `build with ${studies} case studies`,
      ours: `${built.seconds.toFixed(1)} s, ${mb(built.peak)}`,
      ...(most && { target: `<= ${most} s`, met: built.seconds <= most }),
    });
  }
  const cached = short ? "with what the project's own build has kept" : 'nothing cached';
  const notes = data.map(
    ({ studies, pages, serving }) => `build: ${studies} case studies make ${pages} pages, ${cached}; serving them takes ${mb(serving)}`,
  );
  return { rows, notes, data };
};

async function buildOnce(resources: AsyncDisposableStack, studies: number, cached: boolean): Promise<Built> {
  const folder = await projectCopy(resources, { cached });
  await generateStudies(join(folder, 'content'), studies);
  const env = { ...commandEnvironment(), DATA_DIR: await temporaryFolder(resources), HOST: '127.0.0.1', PORT: '0' };
  const started = performance.now();
  const program = await startProgram(resources, process.execPath, ['scripts/run.mjs', 'start'], { cwd: folder, env });
  const stopWatching = watchMemory(resources, program.pid);
  await program.waitForOutput(/Built in/, LIMIT);
  const seconds = (performance.now() - started) / 1000;
  const peak = stopWatching();
  await program.waitForOutput(/The site is at/);
  await pause(1_000);
  const serving = residentMemory(program.pid);
  const pages = (await readdir(join(folder, 'dist/site'), { recursive: true })).filter((name) => name.endsWith('.html')).length;
  return { studies, pages, seconds, peak, serving };
}
