/**
 * Waits for a task, but not for ever.
 * @param limit milliseconds
 * @throws Error naming the task when its time is up; what it had opened is for the caller to close
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
