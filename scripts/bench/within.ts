/**
 * Waits for a task with a timeout.
 * @param limit milliseconds
 * @throws Error that names the task on timeout; the caller closes what it opened
 */
export async function within<T>(limit: number, what: string, task: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took longer than ${limit / 1000} s`)), limit);
  try {
    return await Promise.race([task, promise]);
  } finally {
    clearTimeout(timer);
  }
}
