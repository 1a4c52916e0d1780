/** Adds to each of consecutive steps its first and last month, counted from 1. */
export function monthsOf<Step extends { months: number }>(steps: readonly Step[]): (Step & { first: number; last: number })[] {
  let last = 0;
  return steps.map((step) => {
    const first = last + 1;
    last += step.months;
    return { ...step, first, last };
  });
}
