import { describe, expect, test } from 'vitest';
import { findMistake } from '../../../shared/api/enquiry.ts';
import { formFields } from '../../../tests/support/content/sample-enquiry.ts';
import {
  attempted,
  cleanValues,
  type Draft,
  draftLife,
  emptyDraft,
  isEmpty,
  readDraft,
  sameValues,
  wasAttempted,
  withNewReference,
  withPrepared,
  withValues,
} from './draft.ts';

const now = 1_900_000_000_000;
const values = formFields({ from_name: 'Asha Rao', from_email: 'asha@shop.example', message: 'We sell sofas.' });
const other = { ...values, message: 'We sell lamps.' };
const draft: Draft = withValues(emptyDraft(), values, now);
const restore = (value: unknown, at = now) => readDraft(JSON.stringify(value), at);

describe('a reference', () => {
  test('is kept for the same words, ignoring surrounding space', () => {
    expect(withValues(draft, { ...values, message: ' We sell sofas.\n' }, now).reference).toBe(draft.reference);
  });

  test('is new for other words', () => {
    for (const name of Object.keys(values) as (keyof typeof values)[]) {
      const changed = withValues(draft, { ...values, [name]: `${values[name]}x` }, now);
      expect(changed.reference, name).not.toBe(draft.reference);
    }
  });

  test('of attempted words returns with them', () => {
    const changed = withValues(attempted(draft), other, now);
    expect(wasAttempted(changed)).toBe(false);
    const back = withValues(changed, values, now);
    expect(back.reference).toBe(draft.reference);
    expect(wasAttempted(back)).toBe(true);
  });

  test('of words never attempted does not return', () => {
    expect(withValues(withValues(draft, other, now), values, now).reference).not.toBe(draft.reference);
  });

  test('is replaced when refused, with the same words', () => {
    const again = withNewReference(attempted(draft));
    expect(again.reference).not.toBe(draft.reference);
    expect(again.values).toEqual(values);
    expect(wasAttempted(again)).toBe(false);
  });
});

describe('a stored draft', () => {
  test('is restored unchanged', () => {
    expect(restore(attempted(draft))).toEqual(attempted(draft));
    expect(restore(draft)).toEqual(draft);
  });

  test.each([
    ['now', 0, true],
    ['a day later', draftLife, true],
    ['a moment after a day', draftLife + 1, false],
    ['by a clock that was set back a little', -1000, true],
    ['by a clock that was set back for years', -draftLife * 900, false],
  ])('read %s is kept: %s', (_, later, isKept) => {
    expect(restore(draft, now + later) !== undefined).toBe(isKept);
  });

  test.each([
    ['no content', null],
    ['a number', 7],
    ['a list', []],
    ['no values', { reference: draft.reference, savedAt: now }],
    ['a value of another type', { ...draft, values: { ...values, message: 5 } }],
    ['a missing value', { ...draft, values: { from_name: 'A' } }],
    ['no reference', { ...draft, reference: undefined }],
    ['an invalid reference', { ...draft, reference: 'ABC' }],
    ['no date', { ...draft, savedAt: undefined }],
    ['an invalid date', { ...draft, savedAt: 'today' }],
    ['no words', { ...draft, values: { from_name: ' ', from_email: '', phone_number: '', message: '\n' } }],
  ])('with %s is ignored', (_, value) => {
    expect(restore(value)).toBe(undefined);
  });

  test('that is not JSON is ignored', () => {
    for (const text of ['', '{', 'undefined', '<b>']) expect(readDraft(text, now)).toBe(undefined);
    expect(readDraft(null, now)).toBe(undefined);
  });

  test('with an invalid attempt counts as never attempted', () => {
    expect(restore({ ...draft, attempted: { reference: 'x' } })).toEqual(draft);
  });
});

test('words are trimmed before they are sent or compared', () => {
  expect(cleanValues({ ...values, from_name: ' Asha Rao ' })).toEqual(values);
  expect(sameValues(values, { ...values, phone_number: '  ' })).toBe(true);
  expect(sameValues(values, other)).toBe(false);
});

test('a form without words is empty', () => {
  expect(isEmpty(emptyDraft().values)).toBe(true);
  expect(isEmpty({ ...emptyDraft().values, phone_number: '1' })).toBe(false);
});

describe('a prepared message', () => {
  test.each([
    ['fills an empty field', ' \n', 'Prepared', 'Prepared'],
    ['is appended to an existing message', 'Mine.\n', 'Prepared', 'Mine.\n\nPrepared'],
    ['is not appended twice', 'Mine.\n\nPrepared', 'Prepared', 'Mine.\n\nPrepared'],
    ['gets the line breaks of a text field', '', 'One\r\ntwo\rthree', 'One\ntwo\nthree'],
    ['that is empty changes nothing', 'Mine.', ' ', 'Mine.'],
    ['with the last line of an earlier one goes above that line', 'One.\nIn my shop:', 'Two.\nIn my shop:', 'One.\n\nTwo.\nIn my shop:'],
    [
      'goes above what the visitor wrote below the last line',
      'One.\nIn my shop:\nMine.',
      'Two.\nIn my shop:',
      'One.\n\nTwo.\nIn my shop:\nMine.',
    ],
    ['is not added twice above a shared last line', 'One.\n\nTwo.\nIn my shop:', 'One.\nIn my shop:', 'One.\n\nTwo.\nIn my shop:'],
  ])('%s', (_, message, prepared, result) => {
    expect(withPrepared(message, prepared)).toBe(result);
  });

  test('is never truncated', () => {
    expect(withPrepared('', 'x'.repeat(9000))).toHaveLength(9000);
    const mine = 'm'.repeat(4990);
    expect(withPrepared(mine, 'prepared')).toBe(`${mine}\n\nprepared`);
  });
});

describe('a field', () => {
  test('over its limit is restored in full, and invalid', () => {
    const long = { ...values, message: 'm'.repeat(5001) };
    expect(restore(withValues(emptyDraft(), long, now))?.values.message).toHaveLength(5001);
    expect(findMistake(long)).toEqual({ kind: 'long', fields: ['message'] });
    expect(findMistake({ ...values, message: `${'m'.repeat(5000)}\n\n` })).toBeUndefined();
  });
});
