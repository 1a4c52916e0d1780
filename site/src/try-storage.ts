/** Calls a function that accesses the browser's storage. Returns undefined if storage is blocked or full. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
