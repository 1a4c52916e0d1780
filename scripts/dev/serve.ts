import { mkdir, rm } from 'node:fs/promises';
import { loadContent } from '../../content/load.ts';
import { ContentError } from '../../content/read/content-error.ts';
import { closeOnSignals } from '../../server/close-on-signals.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { TrainingError } from '../../training/load.ts';
import { writeServerData } from '../build/write-server-data.ts';
import { importWithJsx } from '../tools/import-with-jsx.ts';
import { fetchPages } from './fetch-pages.ts';

/** The server of `npm run dev`, run from source. Node restarts it when its sources or the content change. */
const buildFolder = 'node_modules/.cache/dev-server';
try {
  await rm(buildFolder, { recursive: true, force: true });
  await mkdir(buildFolder, { recursive: true });
  await writeServerData(buildFolder, loadContent());
  await fetchPages(process.env.PAGES as string, buildFolder);
  const settings = readSettings(process.env);
  const { buildApp } = await importWithJsx<typeof import('../../server/app/build-app.ts')>('/server/app/build-app.ts');
  const app = await buildApp({ ...settings, buildFolder });
  closeOnSignals(app);
  await app.listen({ host: settings.host, port: settings.port });
  console.log('Form, assistant and search are ready');
} catch (error) {
  console.error(error instanceof ContentError || error instanceof TrainingError ? error.message : error);
  process.exit(1);
}
