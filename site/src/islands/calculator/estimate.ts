/** A published figure of a service: increase of sales or of the margin, in percent of the present value. */
export interface Figure {
  service: string;
  /** The claim as its page states it. */
  claim: string;
  percent: number;
  isMargin: boolean;
}

/** A shop's typical month: orders, average order value in any currency, gross margin in percent. All are 0 or more. */
export type Shop = Record<'orders' | 'value' | 'margin', number>;

/** Sales and gross profit of a month, and the gross margin in percent. */
export type Month = Record<'sales' | 'margin' | 'profit', number>;

const monthOf = (sales: number, margin: number): Month => ({ sales, margin, profit: (sales * margin) / 100 });

/**
 * Calculates a month of today, and one for each figure: sales × (1 + figure), or margin × (1 + figure) up to 100%. Figures are neither
 * added nor multiplied, because no combined effects are published.
 */
export function estimate({ orders, value, margin }: Shop, figures: readonly Figure[]): { today: Month; months: Month[] } {
  const today = monthOf(orders * value, margin);
  const grown = (number: number, { percent }: Figure) => (number * (100 + percent)) / 100;
  const months = figures.map((figure) =>
    figure.isMargin ? monthOf(today.sales, Math.min(100, grown(margin, figure))) : monthOf(grown(today.sales, figure), margin),
  );
  return { today, months };
}
