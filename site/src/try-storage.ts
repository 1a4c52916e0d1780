/** What is asked of the browser's storage, where it lets us: blocked or full, it is undefined, and the page goes on without. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
