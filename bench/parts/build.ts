import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generateStudies } from '../generated-studies.ts';
import type { Part, Row } from '../part.ts';
import { projectCopy } from '../project-copy.ts';
import { startProgram } from '../start-program.ts';
import { within } from '../within.ts';

/** Case studies in all, and the most seconds that their build may take. */
const sizes: { studies: number; most?: number }[] = [{ studies: 10 }, { studies: 100 }, { studies: 1000, most: 60 }];
const LIMIT = 240_000;

/** The whole build, as npm run build does it with nothing cached, with 10, 100 and 1,000 case studies. */
export const build: Part = async ({ quick }, resources) => {
  const rows: Row[] = [];
  const data: { studies: number; seconds: number; pages: number }[] = [];
  for (const { studies, most } of quick ? sizes.slice(0, 2) : sizes) {
    // Each copy goes as soon as it is measured, and also when the part is ended from outside.
    const own = resources.use(new AsyncDisposableStack());
    const folder = await projectCopy(own);
    await generateStudies(join(folder, 'content'), studies);
    const { CONTENT_DIR: _, ...env } = process.env;
    const started = performance.now();
    const program = await startProgram(own, process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const code = await within(LIMIT, `the build with ${studies} case studies`, program.exited);
    const seconds = (performance.now() - started) / 1000;
    if (code !== 0) throw new Error(`The build with ${studies} case studies failed:\n${program.output().slice(0, 3000)}`);
    const pages = (await readdir(join(folder, 'dist/site'), { recursive: true })).filter((name) => name.endsWith('.html')).length;
    data.push({ studies, seconds, pages });
    rows.push({
      what: `build with ${studies} case studies`,
      ours: `${seconds.toFixed(1)} s`,
      ...(most && { target: `<= ${most} s`, met: seconds <= most }),
    });
    await own.disposeAsync();
  }
  const notes = data.map(({ studies, pages }) => `build: ${studies} case studies make ${pages} pages, nothing cached`);
  if (quick) notes.push('build: 1,000 case studies are left out by --quick');
  return { rows, notes, data };
};
