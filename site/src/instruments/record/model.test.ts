import { describe, expect, it } from 'vitest';
import { type OrderRecord, type Question, recordAnswer } from './model.ts';

const limit = 2000;
const order: OrderRecord = { fields: { state: 'on the van', when: '22 November', paid: '1,499' }, standing: 'coming', paid: 1499 };
const where: Question = { answers: { coming: 'It is {state} and comes on {when}.', over: 'It came on {when}.' } };
const refund: Question = { answers: { coming: '{paid} goes back, all {paid}.' }, keptForPeople: 'aboveLimit' };
const broken: Question = { answers: {}, keptForPeople: 'always' };

describe('an answer from the record', () => {
  it("is the template for the order's state, filled from its fields", () => {
    expect(recordAnswer(order, where, limit)).toEqual({
      kind: 'answer',
      parts: [
        { text: 'It is ' },
        { text: 'on the van', field: 'state' },
        { text: ' and comes on ' },
        { text: '22 November', field: 'when' },
        { text: '.' },
      ],
      reads: ['state', 'when'],
    });
    expect(recordAnswer({ ...order, standing: 'over' }, where, limit)).toMatchObject({ reads: ['when'] });
  });

  it('does not exist without a record', () => {
    for (const question of [where, refund, broken]) expect(recordAnswer(undefined, question, limit)).toEqual({ kind: 'noRecord' });
  });

  it('is left to a person when a field or the template is missing', () => {
    const gap = { kind: 'handOver', because: 'gap' };
    expect(recordAnswer({ ...order, fields: { state: 'on the van' } }, where, limit)).toEqual(gap);
    expect(recordAnswer({ ...order, standing: 'returnable' }, where, limit)).toEqual(gap);
    expect(recordAnswer(order, { answers: { coming: 'It will surely come.' } }, limit)).toEqual(gap);
  });

  it('is left to a person by rule, and for amounts above the limit', () => {
    expect(recordAnswer(order, broken, limit)).toEqual({ kind: 'handOver', because: 'rule' });
    expect(recordAnswer({ ...order, paid: 2000.01 }, refund, limit)).toEqual({ kind: 'handOver', because: 'limit' });
    expect(recordAnswer({ ...order, paid: 2000 }, refund, limit)).toMatchObject({ kind: 'answer' });
  });
});
