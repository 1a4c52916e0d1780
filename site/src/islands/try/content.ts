import { content } from '../../data/content.ts';
import { fragmentOf } from '../calculator/address.ts';
import { week } from './week.ts';

/** Days of a month in the calculator. */
const month = 30;

/** Returns the calculator's address, prefilled with the example shop's month. */
function calculatorAddress(): string {
  const { tote, lamp, sweets } = content.exampleShop.goods;
  const sold = [tote, lamp, sweets];
  const orders = sold.reduce((sum, { daily }) => sum + daily, 0);
  const revenue = sold.reduce((sum, { daily, price }) => sum + daily * price, 0);
  const cost = sold.reduce((sum, good) => sum + good.daily * good.cost, 0);
  const inputs = {
    orders: String(orders * month),
    value: String(Math.round(revenue / orders)),
    margin: String(Math.round((1 - cost / revenue) * 100)),
    currency: 'INR' as const,
    options: ['dynamic-pricing'],
  };
  return `/solutions${fragmentOf(inputs) ?? ''}`;
}

/** Returns the week's words, and every option with its earnings. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  const { title: _, description: __, heading: ___, lead: ____, answer: _____, closing: ______, ...shown } = content.pages.try;
  const days = week();
  /** Earnings of the best possible week. */
  const most = days.reduce((sum, { options, model }) => sum + Math.max(model.earns, ...options.map(({ earns }) => earns)), 0);
  return { ...shown, example: content.exampleShop.label, days, most, calculatorAddress: calculatorAddress() };
};
