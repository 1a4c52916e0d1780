import { MeasurementStore } from '../../../server/measurement/measurement-store.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { vitalSamples } from './vital-samples.ts';

// node tests/support/server/add-vitals.ts DATA_DIR DATABASE_URL SEED TIME
// Counts the seed's samples at a given time, a dozen per write; DATABASE_URL is empty for SQLite.
const [dataDir = '', databaseUrl, seed, time] = process.argv.slice(2);
const storage = await openStorage({ dataDir, databaseUrl: databaseUrl || undefined });
const store = new MeasurementStore(storage, { warn: (line: object) => console.error(line) } as never, () => Number(time));
for (const [place, { route, device, metric, value }] of vitalSamples(Number(seed)).entries()) {
  store.vital(route, device, metric, value);
  if (place % 12 === 0) await store.flush();
}
await store.flush();
await storage.db.destroy();
