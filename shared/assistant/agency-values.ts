import { workingDays } from '../../content/agreed.ts';
import { type Agency, weekdays } from '../../content/schema/agency.ts';
import { longDate } from '../format/days.ts';
import { capital } from '../format/fill.ts';

const list = new Intl.ListFormat('en-GB');

/** Returns the values for placeholders of answers and replies that are the agency's own. */
export function agencyValues(agency: Agency) {
  const worked = weekdays.filter((day) => agency.workingDays.includes(day)).map(capital);
  const isInRow = worked.length > 2 && weekdays.map(capital).join().includes(worked.join());
  return {
    agency: agency.name,
    email: agency.email.address,
    phone: agency.phone.number,
    address: agency.address.lines.join(', '),
    hours: agency.hours ?? '',
    answerWithin: workingDays(agency.answerWithin),
    workingDays: isInRow ? `${worked[0]} to ${worked.at(-1)}` : list.format(worked),
    holidays: list.format(agency.holidays.map(({ day, name }) => `${name} (${longDate(day)})`)),
    timeZone: new Intl.DateTimeFormat('en-GB', { timeZone: agency.timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value as string,
  };
}
