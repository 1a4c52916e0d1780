import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ContentCopy } from '../support/content/content-copy.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { seededRandom } from '../support/seeded-random.ts';

const TIMES = process.env.LONG ? 20 : 8;
const random = seededRandom(36);

/**
 * Runs code in a project folder until it ends or is killed.
 * @param code prints `begun` when it may be killed
 */
async function runAndKill(folder: string, code: string, after: number): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = once(child, 'close');
  while (!printed.includes('begun') && child.exitCode === null) await pause(1);
  await pause(after);
  child.kill('SIGKILL');
  await ended;
  return printed;
}

test('a killed save is atomic, and an acknowledged one is kept', async () => {
  const { folder: content } = new ContentCopy();
  const root = scratchFolder('words');
  const code = `
const { Draft } = await import(${JSON.stringify(resolve('server/words/draft.ts'))});
const draft = new Draft(${JSON.stringify(root)}, { content: ${JSON.stringify(content)}, training: 'nothing' });
draft.sync();
const files = ['pages/home.yaml', 'chat.yaml', 'services/new.yaml'];
const counts = files.map((file) => Number(/^# (\\d+)$/m.exec(draft.text(file) ?? '')?.[1] ?? 0));
console.log('found ' + new Set(counts).size + ' ' + counts[0]);
console.log('begun');
for (let count = counts[0] + 1; ; count += 1) {
  draft.keep(new Map(files.map((file) => [file, '# ' + count + '\\n'.repeat(2_000)])), undefined);
  console.log('kept ' + count);
}`;
  let acknowledged = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const printed = await runAndKill(process.cwd(), code, random() * 150);
    const [, different, found] = /found (\d+) (\d+)/.exec(printed) ?? [];
    expect([Number(different), Number(found) >= acknowledged], `killed the ${time}th time`).toEqual([1, true]);
    acknowledged = Number([...printed.matchAll(/kept (\d+)\n/g)].at(-1)?.[1] ?? found);
  }
  expect(acknowledged).toBeGreaterThan(5);
});
