import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { weigh as forecast } from '../site/src/instruments/cone/model.ts';
import { words as coneWords } from '../site/src/instruments/cone/words.ts';
import { soldAt } from '../site/src/instruments/gates/model.ts';
import { words as gatesWords } from '../site/src/instruments/gates/words.ts';
import { ContentCopy } from '../tests/support/content/content-copy.ts';
import { amount, charts, proposals, sumOf } from '../tests/support/content/example-sums.ts';
import { content } from '../tests/support/content/site-routes.ts';
import { orderUpTo } from './order-up-to.ts';
import type { ProposalWords } from './schema/artefacts.ts';
import { exampleOrder } from './schema/example-shop.ts';
import { pickable } from './schema/instruments/goods.ts';

const { exampleShop: shop, artefacts, instruments } = content;
const { goods } = shop;
const { weekly, stopSwitch } = artefacts;
const order = (name: string) => exampleOrder(shop, shop.orders[name] as (typeof shop.orders)[string]);

describe('orders of the example shop', () => {
  test('cover lead time, days after the delivery and safety stock, by hand', () => {
    // 96 last 4 days and the delivery takes 3: 24 × 12 + 24 − 96.
    expect(orderUpTo({ daily: 24, days: 12, stock: 96, lead: 3, spare: 24 })).toMatchObject({ asked: 216, lost: 0 });
    // 48 last 2 of 3 days: the third day's 24 are lost, and not ordered.
    expect(orderUpTo({ daily: 24, days: 12, stock: 48, lead: 3, spare: 24 })).toMatchObject({ asked: 240, lost: 24 });
    // 36 lamps last 9 of 21 days: 48 of 84 sales are lost, and no order arrives within those days.
    expect(orderUpTo({ daily: 4, days: 21, stock: 36, lead: 21 })).toMatchObject({ asked: 0, lost: 48, isLate: true });
    // 40 × 3 − 47 = 73, in trays of 20.
    expect(orderUpTo({ daily: 40, days: 3, stock: 47, lead: 1, pack: 20 })).toMatchObject({ asked: 80, lost: 0 });
    // On sale from day 20, delivered on day 14.
    expect(orderUpTo({ daily: 3, days: 12, stock: 0, lead: 14, from: 20, extra: 34, spare: 6 })).toMatchObject({ asked: 76, lost: 0 });
  });

  test('are refused when the shelf is empty first, the limit is passed or boxes go stale', () => {
    const copy = new ContentCopy();
    const refusal = (field: string, value: number) => {
      copy.write('example-shop.yaml', readFileSync('content/example-shop.yaml', 'utf8'));
      copy.set('example-shop.yaml', field, value);
      return copy.problems().find(({ file, field: place }) => file === 'example-shop.yaml' && place.startsWith('orders'))?.message;
    };
    expect(refusal('orders.lamps.stock', 36)).toContain('stock must be 84 or more');
    expect(refusal('orders.totes.days', 20)).toContain('orders 408: keep to largest, 300');
    expect(refusal('orders.boxesMonday.days', 6)).toContain('goes stale: days must be 5 or fewer');
  });

  test('are the ones that proposals make', () => {
    const orders = Object.keys(shop.orders).map(order);
    const unknown = proposals.filter(({ service, what, calculation: { rows } }) => {
      const made = orders.find((one) => one.order === amount(what).value);
      const left = rows.find(({ value }) => value.startsWith('−'));
      return service === 'Inventory' && (!made || made.stock !== (left ? -amount(left.value).value : 0));
    });
    expect(unknown.map(({ file, what }) => `content/${file}: "${what}" is no order of example-shop.yaml`)).toEqual([]);
  });

  test('are whole boxes', () => {
    for (const [name, given] of Object.entries(shop.orders)) {
      const { sells, spare = 0, extra = 0, stock, order: pieces } = exampleOrder(shop, given);
      expect(pieces, `content/example-shop.yaml, orders.${name}: a multiple of its pack`).toBe(sells + extra + spare - stock);
    }
  });

  test('keep to the limit that the proposal names, in the trays that it names', () => {
    for (const { file, what, limit, calculation } of proposals) {
      const most = /limit of (\d+)/.exec(limit)?.[1];
      if (most) expect(amount(what).value, `content/${file}: ${limit}`).toBeLessThanOrEqual(Number(most));
      const [, trays, pack] = /(\d+) trays of (\d+)/.exec(calculation.total.label) ?? [];
      if (trays) expect(Number(trays) * Number(pack), `content/${file}: ${calculation.total.label}`).toBe(amount(what).value);
    }
  });

  test('follow from the week before', () => {
    const before = order('totesBefore');
    // Delivered on Friday, sold until Monday.
    expect(order('totes').stock).toBe(before.order - 4 * goods.tote.daily);
    const missed = (order('totes').lead - before.lead) * goods.tote.daily;
    expect(weekly.wrong.sum.label).toContain(`${missed} missed`);
    const sold = Object.fromEntries(weekly.rows.map(({ proposed, sum }) => [proposed, amount(sum.label).value]));
    expect(sold).toMatchObject({
      'End the discount on brass lamps': 7 * goods.lamp.daily,
      [`Order ${before.order} canvas totes`]: 3 * goods.tote.daily,
      [`Order ${order('boxesMonday').order} sweet boxes, not 200`]: 200 - order('boxesMonday').order,
    });
    expect(artefacts.firstWeek.findings[1]?.sum.label).toContain(`2 orders × ${200 - order('boxesMonday').order} boxes`);
  });
});

describe('what the example shop is told', () => {
  const whatOf = (file: string) => proposals.find((proposal) => proposal.file === file) as ProposalWords;

  test('is the same for the same product on every page', () => {
    const { what, why, calculation } = whatOf('services/inventory-management.yaml');
    expect(artefacts.proposal).toMatchObject({ what, why, calculation });
    const pricing = whatOf('services/dynamic-pricing.yaml');
    expect(weekly.rows.map(({ proposed }) => proposed)).toContain(pricing.what);
    const proposed = pricing.calculation.total.value;
    const [, asks, limits, price] = content.pages.technology.decision.map(({ value }) => value);
    expect([asks, limits, price]).toEqual([
      `${proposed} at 17:00`,
      `₹${goods.tote.lowest?.toLocaleString('en-IN')}–₹${goods.tote.highest?.toLocaleString('en-IN')}`,
      proposed,
    ]);
  });

  test('contradicts no switch: what acts alone or is off is proposed nowhere', () => {
    const silent = stopSwitch.switches.filter(({ isOn, text }) => !isOn || text.includes('by itself'));
    expect(silent.length).toBeGreaterThan(1);
    const asked = [...proposals.map(({ file, what }) => `${file}: ${what}`), ...weekly.rows.map(({ proposed }) => `weekly: ${proposed}`)];
    for (const { name } of silent)
      expect(asked.filter((what) => what.toLowerCase().includes(name.toLowerCase().replace(/s$/, '')))).toEqual([]);
  });

  test('keeps to limits, steps and what pays in the evening', () => {
    const { price, step = 0, lowest = 0, highest = 0, cost } = goods.tote;
    const raised = amount(whatOf('services/dynamic-pricing.yaml').calculation.total.value).value;
    expect(raised).toBe(price + step);
    expect(raised).toBeGreaterThanOrEqual(lowest);
    expect(raised).toBeLessThanOrEqual(highest);
    const { base, elasticity } = gatesWords().goods.tote;
    const evening = elasticity.findIndex((_, hour) => hour + instruments.gates.firstHour === 17);
    const margin = (at: number) =>
      base
        .slice(evening)
        .reduce(
          (sum, sold, hour) => sum + soldAt(at, { base: sold, own: price, elasticity: elasticity[evening + hour] as number }) * (at - cost),
          0,
        );
    expect(margin(raised)).toBeGreaterThan(margin(price));
  });

  test('is what the instruments forecast, show and charge', () => {
    const [level = '', growth = ''] = whatOf('services/analytics.yaml').calculation.rows.map(({ value }) => value);
    const { sum, reason } = forecast(coneWords(), 1, [], false);
    expect(forecast(coneWords(), 1, [1], false).sum).toContain('+ 150 for festivals');
    expect(sum).toContain(`${level} as usual + ${growth} growth`);
    const range = /between (\d+) and (\d+)/i;
    expect(range.exec(whatOf('services/analytics.yaml').why)?.slice(1)).toEqual(range.exec(reason)?.slice(1));
    for (const { item, paid } of instruments.record.orders) {
      const good = Object.values(goods).find(({ name, many }) => item.includes(name) || item.includes(many));
      expect(paid, item).toBe((good?.price ?? 0) * (/^\d+/.exec(item) ? amount(item).value : 1));
    }
    for (const name of pickable)
      expect(sumOf(instruments.gates.goods[name].base), `gates, ${name}, in 100 days`).toBe(goods[name].daily * 100);
    const { baskets } = instruments.shelf;
    const lamps = baskets.filter((basket) => basket.includes('lamp'));
    const together = lamps.filter((basket) => basket.includes('sweets')).length / lamps.length;
    expect(amount(whatOf('services/ai-recommendations.yaml').calculation.total.value).value).toBe(together);
    const inBaskets = ({ good }: { good: string }) => baskets.filter((basket) => basket.some((name) => name === good)).length;
    const bestSold = instruments.window.goods.toSorted((one, other) => other.sells - one.sells)[0];
    expect(instruments.window.goods.toSorted((one, other) => inBaskets(other) - inBaskets(one))[0]).toBe(bestSold);
  });

  test('is what its documents work out', () => {
    const rows = charts.flatMap(({ rows = [] }) => rows);
    const lastDay = { 'Half price': 1 / 2, 'A fifth off': 4 / 5, 'A third off': 2 / 3 };
    for (const [begins, share] of Object.entries(lastDay))
      expect(rows.find(({ label }) => label.startsWith(begins))?.sum).toContain(`₹${Math.round(goods.sweets.price * share)}`);
    const { why, calculation } = whatOf('industries/beauty-cosmetics.yaml');
    expect(calculation.rows[0]?.label).toBe(`Bought ${rows.find(({ label }) => label === 'Send it on day')?.value} days ago`);
    expect(why).toContain(`about ${rows.find(({ label }) => label === 'Lasts')?.value}`);
  });

  test('is drawn with the same order as the page says', () => {
    for (const { slug, picture, proposal } of content.industries) {
      const drawn = /order (\d+)/.exec(readFileSync(`site/src/drawings/pictures/${picture.drawing}.svg`, 'utf8'))?.[1];
      if (drawn) expect(`${slug}: order ${drawn}`).toBe(`${slug}: order ${amount(proposal.what).value}`);
      const said = /“order (\d+)”/.exec(picture.alt)?.[1];
      if (said) expect(said, `content/industries/${slug}.yaml, picture.alt`).toBe(drawn);
    }
  });
});
