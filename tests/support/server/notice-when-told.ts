import type { Content } from '../../../content/load.ts';
import { putOverview } from '../../../server/overview/overview.ts';
import { openStorage, type StorageSettings } from '../../../server/storage/open-storage.ts';

// For each IPC message, this process queues the overview due at the given time, and answers with the queued id.
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
