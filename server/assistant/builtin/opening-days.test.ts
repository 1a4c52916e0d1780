import { describe, expect, test } from 'vitest';
import { content } from '../../../tests/support/content/site-routes.ts';
import { loadTraining } from '../../../training/load.ts';
import { openingDays } from './opening-days.ts';

/** 1:30 on Saturday 28 November 2026 in Mumbai, where it is Friday still in Greenwich. */
const now = Date.parse('2026-11-27T20:00:00Z');
const entered = {
  ...content.agency,
  hours: 'Monday to Saturday from 10 to 18, Mumbai time',
  workingDays: [...content.agency.workingDays, 'saturday' as const],
  holidays: ['2027-10-29 Diwali', '2026-12-04 Founders’ Day'].map((text) => ({ day: text.slice(0, 10), name: text.slice(11) })),
};
const ask = (text: string, { agency = entered, goesOn = false, named = [] as object[] } = {}) =>
  openingDays({ text, named: named as [], hinted: [] }, goesOn, { ...content, agency }, loadTraining().words.cues, now);

describe('a question about a day', () => {
  test.each([
    ['Is the office open on 15 August?', 'We are closed on Sunday, 15 August 2027.'],
    ['Is the office open on August 16th?', 'We work on Monday, 16 August 2027.'],
    ['are you open on the 29th of oct', 'We are closed on Friday, 29 October 2027, for Diwali.'],
    ['Are you open on 15.8.?', 'We are closed on Sunday, 15 August 2027.'],
    ['open on 16/08/2028?', 'We work on Wednesday, 16 August 2028.'],
    ['are you open 2027-10-29', 'We are closed on Friday, 29 October 2027, for Diwali.'],
    ['Do you work on Diwali?', 'We are closed on Friday, 29 October 2027, for Diwali.'],
    ['are you closed on founders’ day', 'We are closed on Friday, 4 December 2026, for Founders’ Day.'],
    ['Are you open on Friday?', 'We are closed on Friday, 4 December 2026, for Founders’ Day.'],
    ['can I call today', 'We work on Saturday, 28 November 2026.'],
    ['is anybody there tomorrow', 'We are closed on Sunday, 29 November 2026.'],
    ['are you open at the weekend', 'We work on Saturday, 28 November 2026. We are closed on Sunday, 29 November 2026.'],
    ['are you open on 29 February', 'We work on Tuesday, 29 February 2028.'],
    ['when is your next holiday', 'We are closed on Friday, 4 December 2026, for Founders’ Day.'],
    ['are you open now', 'We work on Saturday, 28 November 2026.'],
  ])('is answered from the calendar and with the hours: %s', (question, says) => {
    const reply = ask(question);
    expect(reply?.startsWith(`${says} Our working days are Monday to Saturday, by India Standard Time.`), reply).toBe(true);
    expect(reply).toContain('at these hours: Monday to Saturday from 10 to 18, Mumbai time.');
  });

  test.each(['what time are you open till', 'When can I phone you?', 'can I call after 6', 'when does your office shut'])(
    'that names only a time is answered with the hours: %s',
    (question) => expect(ask(question)).toMatch(/^Our working days are Monday to Saturday.*at these hours: Monday/),
  );

  test('is answered with the promise of an answer when no hours are entered', () => {
    const agency = { ...entered, hours: '', answerWithin: 1 };
    expect(ask('Are you open on Sunday?', { agency })).toMatch(/no telephone hours.*within 1 working day.*\/contact/);
  });

  test('says that the holidays of a day after the last one are not known', () => {
    const { unlisted } = content.assistant.replies.opening;
    expect(ask('are you open on 16 August 2028')).toContain(unlisted);
    expect(ask('are you open on 16 August 2027')).not.toContain(unlisted);
  });

  test('of which the list has no date is said to be unknown', () => {
    expect(ask('Are you open on Independence Day?')).toMatch(/not in our list of holidays.*\/contact/);
    const holidays = [{ day: '2027-08-15', name: 'Independence Day' }];
    expect(ask('Are you open on Independence Day?', { agency: { ...entered, holidays } })).toMatch(
      /^We are closed on Sunday, 15 August 2027, for/,
    );
  });

  test('goes on with the one before', () => expect(ask('and on Sunday?', { goesOn: true })).toMatch(/^We are closed on Sunday/));

  test.each([
    'and on Sunday?',
    'does it know Diwali',
    'are you open on 31 February',
    'are you open on 31.2.',
    'are you open 24/7',
    'is the bot open on Sunday',
    'when did you open the Dubai office',
    'which positions are open now',
  ])('is left to other answers: %s', (question) => expect(ask(question)).toBeUndefined());

  test('of another office than the agency’s own is left to other answers', () => {
    const about = (name: string) => ask('Is that office closed on Sunday?', { named: [{ kind: 'office', name }] });
    expect([about('Dubai'), about('Mumbai') !== undefined]).toEqual([undefined, true]);
  });
});
