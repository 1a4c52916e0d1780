/**
 * Returns consecutive steps with the first and last month of each, counted from 1.
 * @param steps with their durations in months
 */
export function monthsOf<Step extends { months: number }>(steps: readonly Step[]): (Step & { first: number; last: number })[] {
  let last = 0;
  return steps.map((step) => {
    const first = last + 1;
    last += step.months;
    return { ...step, first, last };
  });
}
