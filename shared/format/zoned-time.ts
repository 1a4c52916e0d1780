/**
 * Converts a local day and hour to a moment. An ambiguous hour (end of daylight saving time) gives one of the two moments; a skipped
 * one gives the hour that clocks are set forward to.
 * @param day such as 2026-11-16
 * @param timeZone IANA name, such as Asia/Kolkata
 * @returns milliseconds since 1970
 */
export function zonedTime(day: string, hour: number, timeZone: string): number {
  const wanted = Date.parse(day) + hour * 3_600_000;
  // The second offset is right if it changes between local time read as UTC and the true moment.
  const guess = wanted - offset(wanted, timeZone);
  return wanted - offset(guess, timeZone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** UTC offset of a time zone at a moment, in milliseconds. */
export function offset(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  // Such as "11/22/2026, GMT+05:30"; historic offsets have seconds.
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(clock.format(at)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
}

/** Start of the current hour in a time zone, which may be half past in UTC. */
export function hourOf(at: number, timeZone: string): number {
  return at - ((at + offset(at, timeZone)) % 3_600_000);
}
