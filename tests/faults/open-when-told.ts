import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';

// A process that opens each database that its parent names, at once, and answers what came of it: nothing, or the error.
process.on('message', async (settings: StorageSettings) => {
  try {
    const { db } = await openStorage(settings);
    await db.destroy();
    process.send?.('');
  } catch (error) {
    process.send?.(String(error));
  }
});
process.send?.('');
