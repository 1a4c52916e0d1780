import { expect, test } from 'vitest';
import { knownLabel } from './measurement.ts';

test.each([
  ['enquiry', 'failed', '429', '429'],
  ['enquiry', 'failed', 'my name is Asha', ''],
  ['enquiry', 'sent', 'Asha', ''],
  ['document', 'downloaded', 'six-shops.pdf', 'six-shops.pdf'],
  ['document', 'downloaded', 'other.pdf', ''],
  ['calculator', 'used', 'margin', 'margin'],
  ['calculator', 'used', '__proto__', ''],
  ['instrument', 'touched', 'scale', 'scale'],
  ['instrument', 'touched', 'somebody@example.com', ''],
  ['instrument', 'seen', 'scale', undefined],
  ['enquiry', 'toString', '', undefined],
  ['constructor', 'name', '', undefined],
])('the event %s %s with the label "%s" counts under %j', (category, action, label, counted) => {
  expect(knownLabel({ category, action, label }, { document: new Set(['six-shops.pdf']), instrument: new Set(['scale']) })).toBe(counted);
});
