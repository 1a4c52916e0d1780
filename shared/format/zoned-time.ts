/**
 * Converts a local day and hour to a moment. For an hour that occurs twice (end of daylight saving time), returns one of the two
 * moments. For a skipped hour, returns the hour to which clocks are set forward.
 * @param day such as 2026-11-16
 * @param timeZone IANA name, such as Asia/Kolkata
 * @returns milliseconds since 1970
 */
export function zonedTime(day: string, hour: number, timeZone: string): number {
  const localAsUtc = Date.parse(day) + hour * 3_600_000;
  // The first offset is wrong if clocks change between the local time taken as UTC and the true moment, so look it up again.
  const guess = localAsUtc - offset(localAsUtc, timeZone);
  return localAsUtc - offset(guess, timeZone);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the UTC offset of a time zone at a moment, in milliseconds. */
export function offset(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  // The text is such as "11/22/2026, GMT+05:30". Historic offsets have seconds.
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(formatter.format(time)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
}
