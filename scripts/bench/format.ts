/** Bytes of memory or disk, such as 148 MB; a MB is a million bytes. */
export const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
/** Milliseconds, without a fraction where it says nothing. */
export const ms = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
/** Times a second, such as 4212/s. */
export const perSecond = (rate: number) => `${Math.round(rate)}/s`;
