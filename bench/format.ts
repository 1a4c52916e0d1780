/** Bytes for the table, such as 13.6 KiB. */
export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
/** Milliseconds for the table, without a fraction. */
export const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
/** How many times as long, such as 1.32 times. */
export const times = (ratio: number) => `${ratio.toFixed(2)} times`;
