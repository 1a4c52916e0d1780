/**
 * Steps that follow one another, with the months in which each began and ended; the first month is 1.
 * @param steps each with how many months it took
 */
export function monthsOf<Step extends { months: number }>(steps: readonly Step[]): (Step & { first: number; last: number })[] {
  let last = 0;
  return steps.map((step) => {
    const first = last + 1;
    last += step.months;
    return { ...step, first, last };
  });
}
