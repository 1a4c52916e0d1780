/** A service to consider, with its published figures. */
export interface Option {
  /** Name in addresses: letters, digits and hyphens. */
  slug: string;
  name: string;
  /** Published figures that the calculator uses, at least one. */
  figures: readonly Figure[];
}

/** A published figure: increase of sales or of the margin, in percent of the present value. */
interface Figure {
  percent: number;
  isMargin: boolean;
  /** The claim as its page states it. */
  claim: string;
}

/** A shop's typical month. */
export interface Shop {
  /** Orders a month, 0 or more. */
  orders: number;
  /** Average order value, 0 or more, in any currency. */
  value: number;
  /** Gross margin in percent, 0 to 100. */
  margin: number;
}

/** Sales and gross profit of a month, and the gross margin in percent. */
interface Month {
  sales: number;
  margin: number;
  profit: number;
}

export interface Estimate {
  today: Month;
  /** The month with one figure applied at its maximum, for each figure. */
  steps: readonly { option: Option; figure: Figure; month: Month }[];
  /** Month of the step with the highest gross profit; never less than today. */
  highest: Month;
}

/**
 * Calculates the highest gross profit that the published figures allow. The lowest estimate is no change.
 *
 * Applies each figure by itself: sales × (1 + figure), or margin × (1 + figure) up to 100%; gross profit = sales × margin.
 * Uses the largest of several figures: no combined effects are published, so they are neither added nor multiplied.
 */
export function estimate({ orders, value, margin }: Shop, options: readonly Option[]): Estimate {
  const monthOf = (sales: number, percent: number): Month => ({ sales, margin: percent, profit: (sales * percent) / 100 });
  const today = monthOf(orders * value, margin);
  const grown = (number: number, { percent }: Figure) => (number * (100 + percent)) / 100;
  const steps = options.flatMap((option) =>
    option.figures.map((figure) => ({
      option,
      figure,
      month: figure.isMargin ? monthOf(today.sales, Math.min(100, grown(margin, figure))) : monthOf(grown(today.sales, figure), margin),
    })),
  );
  const highest = steps.reduce((best, { month }) => (month.profit > best.profit ? month : best), today);
  return { today, steps, highest };
}
