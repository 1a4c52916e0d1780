/** Runs an access to the browser's storage. Returns undefined if storage is blocked or full. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
