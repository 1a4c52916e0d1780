/** Something that a visitor may consider, with what is published about it. */
export interface Option {
  /** Its name in addresses: letters, digits and hyphens. */
  slug: string;
  name: string;
  /** The published figures that count here. At least one. */
  figures: readonly Figure[];
}

/** A published figure: percent that sales may grow by, or the margin by a part of itself. */
interface Figure {
  percent: number;
  isMargin: boolean;
  /** As its page says it. */
  claim: string;
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
  /** What each figure could lead to by itself, at most. */
  steps: readonly { option: Option; figure: Figure; month: Month }[];
  /** The step with the most gross profit; never less than today. */
  highest: Month;
}

/**
 * The most that the published figures could make of a shop's month; the least is no change.
 *
 * Each figure by itself: sales × (1 + figure), or margin × (1 + figure) up to 100%; gross profit = sales × margin.
 * Of several, the largest counts: nothing is published about two together, so they are neither added nor multiplied.
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
  const highest = steps.reduce((most, { month }) => (month.profit > most.profit ? month : most), today);
  return { today, steps, highest };
}
