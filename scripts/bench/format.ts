/** Formats bytes, such as 148 MB; a MB is a million bytes. */
export const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
/** Formats milliseconds, with a fraction below 10. */
export const ms = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
/** Formats a rate, such as 4212/s. */
export const perSecond = (rate: number) => `${Math.round(rate)}/s`;
