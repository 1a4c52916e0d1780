export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
export const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
