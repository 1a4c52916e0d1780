import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ContentCopy } from '../content/content-copy.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { type RunningDesk, runDesk } from '../server/running-desk.ts';
import { stubPublish } from '../server/stub-publish.ts';
import { desktop } from './browser-test.ts';

/** Timeout in milliseconds. The preview's first page takes ten seconds, and more on a busy machine. */
export const PATIENCE = 120_000;

/** Starts a desk over a copy of the content, with its preview. */
export async function runWordsDesk(): Promise<RunningDesk> {
  const { folder } = new ContentCopy();
  const { buildFolder, publishCommand } = stubPublish();
  const trainingFolder = scratchFolder('training');
  cpSync('training', trainingFolder, { recursive: true });
  // A few of the questions that an answer is tried with: all of them take a quarter of a minute.
  const tuning = join(trainingFolder, 'questions/tuning.yaml');
  writeFileSync(tuning, JSON.stringify((load(readFileSync(tuning, 'utf8')) as object[]).slice(0, 40)));
  const owner = await runDesk({
    where: { dataDir: scratchFolder('data'), databaseUrl: undefined },
    settings: { contentFolder: folder, trainingFolder, buildFolder },
    publishCommand,
  });
  // Start the preview here, so that its start does not count towards a test's timeout.
  await fetch(`${owner.origin}/words/site/`);
  return owner;
}

export async function discardAll(owner: RunningDesk): Promise<void> {
  await owner.ask('/words/api/discard', { 'content-type': 'application/json', origin: owner.origin }, 'POST', '{}');
  // The preview may break off once while files go that it is reading.
  await expect.poll(async () => (await fetch(`${owner.origin}/words/site/terms`)).status).toBe(200);
}

type Open = (path: string, options: object) => Promise<Page>;

/** Opens a page to be changed. */
export async function editPage(
  owner: RunningDesk,
  open: Open,
  path: string,
  viewport: { width: number; height: number } = desktop,
): Promise<[Page, FrameLocator]> {
  const page = await open(`/words?${new URLSearchParams({ page: path })}`, { baseURL: owner.origin, viewport });
  page.setDefaultTimeout(PATIENCE);
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-desk]').first().waitFor();
  return [page, frame];
}

export const keep = (page: Page) => page.getByRole('button', { name: 'Keep', exact: true }).click();

/** Takes all changes back in the list of changes, and answers the question before it. */
export async function takeBackAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take back all' }).click();
  await page.getByRole('button', { name: 'Yes, take them back' }).click();
  await page.getByText('nothing waits to be published').waitFor();
}

/** Removes console errors about refused changes, which are answered with 422. */
export const forgetRefusals = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/422/.test(complaint)));
