/** Resolves after a number of milliseconds. @throws the signal's abort reason */
export const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
