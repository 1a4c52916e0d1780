import { join } from 'node:path';
import { commandEnvironment } from '../tools/command-environment.ts';
import { generateStudies } from '../tools/generated-studies.ts';
import { projectCopy } from '../tools/project-copy.ts';
import { startProgram } from '../tools/start-program.ts';
import { type Row, row } from './table.ts';

const studies = 1_000;
/** Largest heap of the build in megabytes, which also bounds how it grows. */
const heap = 2_000;

/** Builds a copy of the project with generated case studies, nothing cached. */
export async function build(resources: AsyncDisposableStack): Promise<Row[]> {
  const folder = await projectCopy(resources);
  await generateStudies(join(folder, 'content'), studies);
  const env = { ...commandEnvironment(), NODE_OPTIONS: `--max-old-space-size=${heap}` };
  const started = performance.now();
  const program = await startProgram(resources, process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder, env });
  await program.waitForOutput(/Built in/, 300_000);
  const seconds = (performance.now() - started) / 1000;
  return [
    row(`build with ${studies.toLocaleString('en')} case studies, heap of ${heap} MB`, seconds, {
      format: (value) => `${value.toFixed(1)} s`,
      most: 60,
    }),
  ];
}
