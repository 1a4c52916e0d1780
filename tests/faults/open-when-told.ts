import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';

// This process opens each database that its parent names over IPC. It answers with the error, or with an empty text.
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
