import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';

// Process that opens each database that its parent names over IPC, and answers with nothing or the error.
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
