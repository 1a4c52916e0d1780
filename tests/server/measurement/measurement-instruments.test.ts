import { describe, expect, onTestFinished, test } from 'vitest';
import { readInstruments } from '../../../server/measurement/read-instruments.ts';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { DAY } from '../../../shared/format/days.ts';
import { engines } from '../../support/server/engines.ts';
import { runMeasurement } from '../../support/server/measurement-app.ts';

const first = Date.parse('2031-03-03');

describe.each(engines)('the funnel of instruments on $name', ({ storage }) => {
  test('counts each step of each instrument in the requested days', async () => {
    let now = first;
    const site = await runMeasurement({ storage: await storage(), now: () => now });
    onTestFinished(site.close);
    const report = async (action: string, label: string, times: number) => {
      for (let count = 0; count < times; count++) {
        const answer = await site.post(measurementPaths.event, { category: 'instrument', action, label }, {});
        expect(answer.status, answer.text).toBe(204);
      }
    };
    await report('seen', 'scale', 6);
    await report('touched', 'scale', 4);
    await report('changed', 'scale', 3);
    await report('limit', 'scale', 2);
    await report('slip', 'scale', 2);
    await report('enquiry', 'scale', 1);
    await report('seen', 'gates', 2);
    // These events name no instrument or no step. Their text must not be stored.
    await report('seen', 'somebody@example.com', 1);
    await report('looked', 'gates', 1);
    await site.store.flush();
    now = first + 2 * DAY;
    await report('seen', 'cone', 9);
    await site.store.flush();

    const range = { from: '2031-03-03', to: '2031-03-04' };
    const counts = await readInstruments(site.storage, range);
    expect(counts.slice(0, 2)).toEqual([
      { name: 'scale', seen: 6, touched: 4, changed: 3, limit: 2, slip: 2, enquiry: 1 },
      { name: 'gates', seen: 2, touched: 0, changed: 0, limit: 0, slip: 0, enquiry: 0 },
    ]);
    expect(counts).toHaveLength(7);
    expect(counts.slice(2).every(({ seen }) => seen === 0)).toBe(true);
    expect((await readInstruments(site.storage, { from: '2031-03-05', to: '2031-03-05' }))[0]).toMatchObject({ name: 'cone', seen: 9 });
  });
});
