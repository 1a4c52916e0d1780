/** Something that a visitor may consider, with what is published about it. */
export interface Option {
  /** Its name in addresses: letters, digits and hyphens. */
  slug: string;
  name: string;
  /** The published figures that count here, as its page says them. At least one. */
  claims: readonly string[];
  /** Percent that sales may grow by, at most; 0 where nothing is published. */
  revenue: number;
  /** Percent of itself that the margin may grow by, at most. */
  margin: number;
}

/** A usual month of a shop. */
export interface Shop {
  /** Orders a month, 0 or more. */
  orders: number;
  /** Average order value, 0 or more, in any currency. */
  value: number;
  /** Gross margin in percent, 0 to 100. */
  margin: number;
}

/** Sales and gross profit of a month, and the margin in percent that leads from one to the other. */
interface Month {
  sales: number;
  margin: number;
  profit: number;
}

export interface Estimate {
  today: Month;
  /** What each option could lead to by itself, at most. */
  steps: readonly { option: Option; month: Month }[];
  /** The largest of the steps, each measure by itself; never less than today. */
  highest: Pick<Month, 'sales' | 'profit'>;
}

/**
 * The most that the published figures could make of a shop's month; the least is no change.
 *
 * Each option by itself: sales × (1 + revenue), margin × (1 + margin) up to 100%, gross profit = sales × margin.
 * Of several, the largest counts: nothing is published about two together, so they are neither added nor multiplied.
 */
export function estimate({ orders, value, margin }: Shop, options: readonly Option[]): Estimate {
  const monthOf = (sales: number, percent: number): Month => ({ sales, margin: percent, profit: (sales * percent) / 100 });
  const today = monthOf(orders * value, margin);
  const steps = options.map((option) => ({
    option,
    month: monthOf((today.sales * (100 + option.revenue)) / 100, Math.min(100, (margin * (100 + option.margin)) / 100)),
  }));
  const months = [today, ...steps.map(({ month }) => month)];
  return {
    today,
    steps,
    highest: { sales: Math.max(...months.map(({ sales }) => sales)), profit: Math.max(...months.map(({ profit }) => profit)) },
  };
}
