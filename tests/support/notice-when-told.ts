import type { Content } from '../../content/load.ts';
import { importWithJsx } from '../../scripts/tools/import-with-jsx.ts';
import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';

// A server's process as far as mail of its own goes: at each message it looks once, at the time that it is told, and answers what it put in.
const { putOverview } = await importWithJsx<typeof import('../../server/overview/put-overview.ts')>('/server/overview/put-overview.ts');
const deskUrl = 'http://127.0.0.1:3001/';

process.on('message', async ({ settings, content, now }: { settings: StorageSettings; content: Content; now: number }) => {
  try {
    const storage = await openStorage(settings);
    const { id, isNew } = await putOverview({ storage, content, deskUrl }, now);
    await storage.db.destroy();
    process.send?.(isNew ? [id] : []);
  } catch (error) {
    process.send?.([String(error)]);
  }
});
process.send?.([]);
