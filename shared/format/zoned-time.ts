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
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  // Such as 11/22/2026, GMT+05:30; before zones were agreed on with seconds.
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(clock.format(at)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
}

/** When the hour that is under way by a zone's clocks began; in some zones that is half past by UTC. */
export function hourOf(at: number, timeZone: string): number {
  return at - ((at + offset(at, timeZone)) % 3_600_000);
}
