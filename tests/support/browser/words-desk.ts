import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { ContentCopy } from '../content/content-copy.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { type RunningDesk, runDesk } from '../server/running-desk.ts';
import { desktop } from './browser-test.ts';

/** A first page takes ten seconds, and more on a machine that does other things. */
export const PATIENCE = 120_000;

/** Starts a desk over a copy of the content, with its preview. */
export async function runWordsDesk(): Promise<RunningDesk> {
  const { folder } = new ContentCopy();
  const publish = join(scratchFolder('publish'), 'publish.mjs');
  writeFileSync(publish, putInPlace(folder));
  const owner = await runDesk({
    where: { dataDir: scratchFolder('data'), databaseUrl: undefined },
    settings: { contentFolder: folder },
    publishCommand: [publish],
  });
  // The preview's own start, before the clock of a test runs.
  await fetch(`${owner.origin}/words/site/`);
  return owner;
}

export async function discardAll(owner: RunningDesk): Promise<void> {
  await owner.ask('/words/api/discard', { 'content-type': 'application/json', origin: owner.origin }, 'POST', '{}');
}

/** Puts the changed words in their place, as a publish does; it builds no site. */
const putInPlace = (contentFolder: string) => `
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const folder = process.argv[2];
for (const name of JSON.parse(readFileSync(join(folder, 'changed.json'), 'utf8')))
  cpSync(join(folder, name), join(${JSON.stringify(contentFolder)}, name.replace('content/', '')));
`;

type Open = (path: string, options: object) => Promise<Page>;

/** Opens a page to be changed. */
export async function editPage(
  owner: RunningDesk,
  open: Open,
  path: string,
  viewport: { width: number; height: number } = desktop,
): Promise<[Page, FrameLocator]> {
  const page = await open(`/words?${new URLSearchParams({ page: path })}`, { baseURL: owner.origin, viewport });
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-desk]').first().waitFor({ timeout: PATIENCE });
  return [page, frame];
}

export const keep = (page: Page) => page.getByRole('button', { name: 'Keep this change' }).click();

/** A refused change is answered with 422, which a browser's console tells. */
export const forgetRefusals = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/422/.test(each)));
