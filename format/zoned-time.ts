/**
 * The time at which clocks in a time zone show this day and hour. Where an hour comes twice (the end of summer time) one of the two; where it
 * is left out, the same time of the clock that it is put forward to.
 * @param day such as 2026-11-16
 * @param timeZone IANA name, such as Asia/Kolkata
 * @returns milliseconds since 1970
 */
export function zonedTime(day: string, hour: number, timeZone: string): number {
  const wanted = Date.parse(day) + hour * 3_600_000;
  // The second look is right where clocks change between the zone's time and UTC's.
  const guess = wanted - offset(wanted, timeZone);
  return wanted - offset(guess, timeZone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clocks are ahead of UTC at that moment, in milliseconds. */
export function offset(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  const parts = clock.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(at / 1_000) * 1_000;
}

/** When the hour that is under way by a zone's clocks began; in some zones that is half past by UTC. */
export function hourOf(at: number, timeZone: string): number {
  return at - ((at + offset(at, timeZone)) % 3_600_000);
}
