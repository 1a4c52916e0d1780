/** Returns the edit distance with transpositions (optimal string alignment); any number above `max` if it exceeds `max`. */
export function distance(one: string, other: string, max: number): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    // Cells farther than `max` from the diagonal cost more than `max`.
    const currentRow: number[] = new Array(other.length + 1).fill(max + 1);
    currentRow[0] = row;
    for (let column = Math.max(1, row - max); column <= Math.min(other.length, row + max); column++) {
      let cost = Math.min(
        (lastRow[column] as number) + 1,
        (currentRow[column - 1] as number) + 1,
        (lastRow[column - 1] as number) + (one[row - 1] === other[column - 1] ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (rowBeforeLast[column - 2] as number) + 1);
      currentRow[column] = cost;
    }
    if (Math.min(...currentRow) > max) return max + 1;
    rowBeforeLast = lastRow;
    lastRow = currentRow;
  }
  return lastRow[other.length] as number;
}
