import { describe } from 'vitest';
import { weigh } from '../../../site/src/instruments/cone/model.ts';
import { words } from '../../../site/src/instruments/cone/words.ts';
import { expect, inMotion, phone, test } from '../../support/browser/browser-test.ts';
import { instrument, instrumentPages, weightOf } from '../../support/browser/instrument.ts';
import { content } from '../../support/content/site-routes.ts';

const { gates, record, window: shop } = content.instruments;
const cone = words();

describe('the cone', () => {
  test('adds festivals by touch, and compares the forecast with actual sales', async ({ open }) => {
    const page = await open(instrumentPages.cone, { viewport: phone, hasTouch: true });
    const { slip, root, said, wake } = instrument(page, 'cone');
    const expected = (festivals: number[], isShown: boolean) => {
      const { decision, reason, sum } = weigh(cone, 6, festivals, isShown);
      return [decision, reason, sum];
    };
    await wake();
    await root.getByRole('checkbox', { name: 'Week 2 is a festival' }).tap();
    await expect.poll(slip).toEqual(expected([4, 2], false));
    await expect.poll(said).toContain('300 for festivals');
    await root.getByRole('checkbox', { name: 'Week 2 is a festival' }).tap();
    await root.getByRole('checkbox', { name: cone.came }).check({ force: true });
    await expect.poll(slip, { message: 'the miss included' }).toEqual(expected([4], true));
    expect((await slip()).join()).toContain('1,855 came, inside the range. 5 of 6 weeks were in the cone, not week 6.');
    // Week 4 is outside the range when its festival is not marked.
    await root.getByRole('checkbox', { name: 'Week 4 is a festival' }).uncheck({ force: true });
    await expect.poll(slip).toContainEqual(expect.stringContaining('not weeks 4 and 6'));
  });
});

test('the day names its gates over their handles, and its last price covers nothing', async ({ open }) => {
  const { root, range, wake } = instrument(await open(instrumentPages.gates, { viewport: phone }), 'gates');
  for (const gate of ['floor', 'ceiling'] as const) {
    const handle = await weightOf(range(gates.gates[gate]), 44);
    const { x = 0, y = 0, width = 0 } = (await root.locator('svg g', { hasText: gates[gate] }).last().boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - handle.x), gate).toBeLessThan(22);
    expect(handle.y - y, gate).toBeLessThan(70);
  }
  await wake();
  for (const good of await root.locator('[name=good]').all()) {
    await good.check();
    const covered = await root.locator('[role=img]').evaluate((drawing) => {
      const tag = drawing.querySelector(':scope > g:last-child > svg') as Element;
      const { left, top, bottom } = tag.getBoundingClientRect();
      const others = [...drawing.querySelectorAll('line, text, circle, path')].filter((it) => !tag.contains(it));
      return others.map((it) => it.getBoundingClientRect()).filter((it) => it.right > left + 1 && it.bottom > top && it.top < bottom);
    });
    expect(covered).toEqual([]);
  }
});

test('the day shows its later hours and its result when it is over', async ({ open }) => {
  const { root, wake } = instrument(await open(instrumentPages.gates, inMotion), 'gates');
  await wake();
  // In one turn of the page, so that a slow machine sees the first hour too.
  const running = await root.evaluate(async (root, play) => {
    [...root.querySelectorAll('button')].find((it) => it.textContent === play)?.click();
    await Promise.resolve();
    const result = [...root.querySelectorAll('[data-result] > *')].map((it) => getComputedStyle(it).visibility);
    return { hours: root.querySelectorAll('[role=img] > g > circle').length, result };
  }, gates.play);
  expect(running).toEqual({ hours: 1, result: ['hidden', 'hidden', 'hidden'] });
  await expect.poll(() => root.locator('[role=img] > g > circle').count()).toBe(gates.goods.tote.base.length);
  expect(await root.locator('[data-result] > :visible').count()).toBe(3);
});

test('parcels are beside each other on a phone', async ({ open }) => {
  const { root, choice, wake } = instrument(await open(instrumentPages['reorder-line'], { viewport: phone }), 'reorder-line');
  await wake();
  await choice('Sweet boxes').check();
  const parcels = root.locator('svg > svg');
  await expect.poll(() => parcels.count()).toBeGreaterThan(15);
  const edges = await parcels.evaluateAll((all) => all.map((it) => it.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]));
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
});

describe('the record', () => {
  test('reads each answer from the order of the chosen customer, or gives none', async ({ open }) => {
    const page = await open(instrumentPages.record);
    const { slip, root, said, wake } = instrument(page, 'record');
    const read = root.locator('u[data-field]');
    const lit = root.locator('[data-read] dd');
    expect(await lit.allTextContents(), 'before any script').toEqual(['on the van', 'by 6 today']);
    await wake();
    for (const { customer } of record.orders)
      for (const { ask } of record.questions) {
        await root.getByRole('radio', { name: customer }).check();
        await root.getByRole('radio', { name: ask }).check();
        const wanted = [...new Set(await read.allTextContents())].sort();
        expect((await lit.allTextContents()).sort(), `${customer}: ${ask}`).toEqual(wanted);
      }
    await root.getByRole('radio', { name: 'Farah' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(slip).toEqual([record.decisions.noRecord, record.reasons.noRecord, record.sums.none]);
    expect(await root.getByText(record.emptyRecord).isVisible()).toBe(true);
    await expect.poll(said).toContain(record.reasons.noRecord);
  });
});

describe('the window', () => {
  test('is arranged for each shopper with reasons, and again for switched-off facts', async ({ open }) => {
    const page = await open(instrumentPages.window);
    const { slip, root, wake } = instrument(page, 'window');
    expect(await slip()).toContain('6 for sales + 6 for weather + 8 for perfume = 20 points');
    expect(await root.getByRole('list', { name: shop.front }).getByRole('listitem').count()).toBe(5);
    await wake();
    await root.getByRole('radio', { name: 'Lata' }).click();
    await expect.poll(slip).toContain('5 for sales + 6 for weather = 11 points');
    await root.getByRole('button', { name: shop.allOff }).click();
    await expect.poll(slip).toEqual(['Canvas tote first, as for all', shop.because.unknown, '9 for sales']);
    await root.getByRole('button', { name: shop.allOn }).click();
    await expect.poll(slip).toContainEqual(expect.stringContaining('11 points'));
  });

  test('has the same prices for every shopper, and refuses personal prices', async ({ open }) => {
    const page = await open(instrumentPages.window);
    const { slip, root, wake } = instrument(page, 'window');
    await wake();
    const prices = () =>
      root
        .getByRole('group', { name: shop.alt })
        .locator('li p')
        .evaluateAll((texts) => texts.map((it) => `${it.children[0]?.textContent} ${it.children[1]?.textContent}`).sort());
    const before = await prices();
    expect(before).toContain('Hand cream ₹449');
    for (const { name } of shop.shoppers) {
      await root.getByRole('radio', { name }).check();
      await root.getByRole('checkbox', { name: shop.ownPrice }).check();
      await expect.poll(slip).toContainEqual(expect.stringContaining(shop.because.refused));
      expect(await prices()).toEqual(before);
      await root.getByRole('checkbox', { name: shop.ownPrice }).uncheck();
    }
  });
});
