/** Returns the edit distance with transpositions (optimal string alignment); any number above `max` if it exceeds `max`. */
export function distance(one: string, other: string, max: number): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const currentRow = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (lastRow[column] as number) + 1,
        (currentRow[column - 1] as number) + 1,
        (lastRow[column - 1] as number) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (rowBeforeLast[column - 2] as number) + 1);
      currentRow.push(cost);
    }
    if (Math.min(...currentRow) > max) return max + 1;
    rowBeforeLast = lastRow;
    lastRow = currentRow;
  }
  return lastRow[other.length] as number;
}
