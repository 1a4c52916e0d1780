import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { content } from '../../data/content.ts';
import { words as coneWords } from '../instruments/cone/content.ts';
import { weigh as weighCone } from '../instruments/cone/weigh.ts';
import { formatNumber, inRupees } from '../instruments/frame/format-number.ts';
import { playDay, soldAt } from '../instruments/gates/constant-elasticity.ts';
import { words as gatesWords } from '../instruments/gates/content.ts';
import type { GatesGood } from '../instruments/gates/weigh.ts';
import { recordAnswer } from '../instruments/record/record-answer.ts';
import { orderUpTo } from '../instruments/scale/order-up-to.ts';
import { rankShelf } from '../instruments/shelf/item-similarity.ts';
import { words as windowWords } from '../instruments/window/content.ts';
import { dressWindow } from '../instruments/window/window-score.ts';

/** An option and its margin in whole rupees. */
interface Option {
  label: string;
  earns: number;
}

export interface WeekDay {
  name: string;
  happens: string;
  ask: string;
  why: string;
  /** range: a range input; choice: radio buttons. */
  kind: 'range' | 'choice';
  /** Product drawn beside the question. */
  good: GoodName;
  options: readonly Option[];
  model: Option;
}

type Placeholders = Readonly<Record<string, string | number>>;
interface DayWords {
  name: string;
  happens: string;
  ask: string;
  why: string;
}

const day = (
  good: GoodName,
  { name, happens, ask, why }: DayWords,
  places: Placeholders,
  kind: WeekDay['kind'],
  options: Option[],
  model: Option,
): WeekDay => ({
  good,
  name,
  happens: fill(happens, places),
  ask,
  why: fill(why, places),
  kind,
  options,
  model: { ...model, earns: Math.round(model.earns) },
});

/** Converts the pricing instrument's 100 days to one day. */
const toOneDay = (hundredDays: number) => Math.round(hundredDays / 100);
const atOnePrice = ({ base, elasticity, own, cost }: GatesGood, price: number) =>
  toOneDay(
    base.reduce(
      (sum, buyers, hour) => sum + soldAt(price, { base: buyers, own, elasticity: elasticity[hour] as number }) * (price - cost),
      0,
    ),
  );
const atDynamicPrice = (good: GatesGood) => {
  const hours = playDay({ ...good, step: good.start });
  const prices = hours.map(({ price }) => price);
  const margin = toOneDay(hours.reduce((sum, { price, sold }) => sum + sold * (price - good.cost), 0));
  return { margin, low: inRupees(Math.min(...prices)), high: inRupees(Math.max(...prices)) };
};

/**
 * Computes the seven days with every option and its margin, by the instruments' models. Runs at build, so
 * that the page's script includes no models.
 */
export function week(): WeekDay[] {
  const { days } = content.pages.try;
  const { goods } = content.exampleShop;
  const { tote, sweets } = goods;
  const margin = (name: GoodName) => goods[name].price - goods[name].cost;
  const gates = gatesWords().goods;

  // Unsold pieces are a loss; missing pieces are lost sales.
  const { stock, days: daysLeft, came: demand, left: loss } = days.stock;
  const { order } = orderUpTo({ daily: tote.daily, days: daysLeft, stock, most: Number.POSITIVE_INFINITY, delivery: 0 });
  const orderEarnings = (pieces: number) => Math.min(stock + pieces, demand) * margin('tote') - Math.max(0, stock + pieces - demand) * loss;

  const moving = atDynamicPrice(gates.tote);

  // Each customer answered the same day buys another tote; a refund to the wrong person is a loss.
  const { refundLimit } = content.instruments.record.rules;
  const refundEarnings = (limit: number) =>
    days.question.refunds.reduce((sum, { paid, isFalse }) => {
      const record = { fields: { paid: String(paid) }, standing: 'returnable' as const, paid };
      const isAnswered = recordAnswer(record, { answers: { returnable: '{paid}' }, keptForPeople: 'aboveLimit' }, limit).kind === 'answer';
      return isAnswered ? sum + (isFalse ? -paid : margin('tote')) : sum;
    }, 0);

  const { basket } = days.shelf;
  const shelf = rankShelf(content.instruments.shelf.baskets, content.instruments.shelf.goods, [basket]);
  const pairOf = (name: GoodName) => shelf.find(({ item }) => item === name)?.pairs[0] ?? { together: 0, having: 1 };
  const pairEarnings = (name: GoodName) => Math.round((100 * pairOf(name).together * margin(name)) / pairOf(name).having);
  const recommended = shelf[0]?.item as GoodName;

  const shop = windowWords();
  const [shopper] = shop.shoppers;
  if (!shopper) throw new Error('The window has no shopper');
  const ranked = dressWindow(
    shop.goods.map(({ drawing, ...good }) => ({ ...good, id: drawing })),
    { season: shopper.season.is, size: shopper.size.is, last: shopper.last.is },
  );
  const front = ranked[0]?.id as GoodName;
  const frontEarnings = (name: GoodName) =>
    Math.round((ranked.find(({ id }) => id === name)?.score ?? 0) * days.page.perPoint) * margin(name);

  // Two days of the festival's week, which is marked initially.
  const cone = coneWords();
  const festival = cone.start.festivals[0] as number;
  const expected = Math.round(
    ((weighCone(cone, festival, cone.start.festivals, false).ahead.weeks.at(-1)?.expected ?? 0) * days.forecast.share) / 7,
  );
  const boxEarnings = (boxes: number) => Math.min(boxes, days.forecast.came) * sweets.price - boxes * sweets.cost;

  const evening = atDynamicPrice(gates.sweets);

  const pieces = (count: number) => formatNumber(count);
  const nameOf = (name: GoodName): Option['label'] => goods[name].name;
  const list = <T>(all: readonly T[], label: (each: T) => string, earns: (each: T) => number): Option[] =>
    all.map((each) => ({ label: label(each), earns: earns(each) }));
  const pick = <T>(each: T, label: (one: T) => string, earns: (one: T) => number): Option => ({ label: label(each), earns: earns(each) });

  return [
    day(
      'tote',
      days.stock,
      { stock, daily: tote.daily, days: daysLeft, order, loss: inRupees(loss) },
      'range',
      list(days.stock.options, pieces, orderEarnings),
      pick(order, pieces, orderEarnings),
    ),
    day(
      'tote',
      days.price,
      { own: inRupees(tote.price), low: moving.low, high: moving.high },
      'range',
      list(days.price.options, inRupees, (price) => atOnePrice(gates.tote, price)),
      { label: `${moving.low} to ${moving.high}`, earns: moving.margin },
    ),
    day(
      'shoes',
      days.question,
      { limit: inRupees(refundLimit), count: days.question.refunds.length },
      'range',
      list(days.question.options, inRupees, refundEarnings),
      pick(refundLimit, inRupees, refundEarnings),
    ),
    day(
      basket,
      days.shelf,
      { ...pairOf(recommended), with: goods[basket].one, first: goods[recommended].one },
      'choice',
      list(days.shelf.options, nameOf, pairEarnings),
      pick(recommended, nameOf, pairEarnings),
    ),
    day(
      front,
      days.page,
      { shopper: shopper.name, last: goods[shopper.last.is].one, first: goods[front].one },
      'choice',
      list(days.page.options, nameOf, frontEarnings),
      pick(front, nameOf, frontEarnings),
    ),
    day(
      'sweets',
      days.forecast,
      { expected, keeps: sweets.keeps, cost: inRupees(sweets.cost) },
      'range',
      list(days.forecast.options, pieces, boxEarnings),
      pick(expected, pieces, boxEarnings),
    ),
    day(
      'sweets',
      days.rest,
      { floor: inRupees(gates.sweets.floor), ceiling: inRupees(gates.sweets.ceiling) },
      'choice',
      [
        { label: days.rest.options.stop, earns: atOnePrice(gates.sweets, sweets.price) },
        { label: days.rest.options.run, earns: evening.margin },
      ],
      { label: days.rest.options.run, earns: evening.margin },
    ),
  ];
}
