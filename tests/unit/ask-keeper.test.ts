import { expect, test } from 'vitest';
import { enquiryFrom } from '../../server/enquiries/enquiry.ts';
import { OverloadedError } from '../../server/storage/group-commit.ts';
import { askKeeper } from '../../server/workers/ask-keeper.ts';
import { answerKeep, enquiryKeeper } from '../../server/workers/enquiry-keeper.ts';
import type { Answer, WorkerMessage } from '../../server/workers/messages.ts';
import { makeReference } from '../../wire/reference.ts';

/** A worker's channel whose other end answers when the test says so. What passes is text, as between processes. */
function channel() {
  const sent: Extract<WorkerMessage, { type: 'question' }>[] = [];
  let listener: (message: Answer) => void = () => {};
  const ask = askKeeper({
    send: (message) => void sent.push(JSON.parse(JSON.stringify(message))),
    onMessage: (told) => {
      listener = told;
    },
  });
  return {
    sent,
    ask,
    answer: (number: number, results: unknown[]) => listener(JSON.parse(JSON.stringify({ type: 'answer', number, results }))),
  };
}
const turn = () => new Promise((done) => setImmediate(done));
const visit = (key: string) => ({ limit: '0', key, timeWindow: 1_000 });

test('what a worker asks while an answer is under way goes in one message, and each gets its own result', async () => {
  const { sent, ask, answer } = channel();
  const count = ask('count');
  const first = count(visit('a'));
  await turn();
  const others = Promise.all([count(visit('b')), count(visit('c'))]);
  await turn();
  expect(sent.map(({ items }) => items)).toEqual([[visit('a')]]);
  answer(1, [{ current: 1, ttl: 10 }]);
  expect(await first).toEqual({ current: 1, ttl: 10 });
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.items).toEqual([visit('b'), visit('c')]);
  answer(2, [
    { current: 2, ttl: 20 },
    { current: 3, ttl: 30 },
  ]);
  expect(await others).toEqual([
    { current: 2, ttl: 20 },
    { current: 3, ttl: 30 },
  ]);
});

test('an enquiry that could not be kept is no success to its visitor, and its neighbour is kept', async () => {
  const { sent, ask, answer } = channel();
  const keeper = enquiryKeeper(ask('keep'));
  const asked = ['full', 'fine'].map((message) =>
    keeper.keep(enquiryFrom({ from_name: 'Asha', from_email: 'asha@shop.example', message }, makeReference())),
  );
  const outcomes = Promise.allSettled(asked);
  await turn();
  const answered = answerKeep({
    keep: async ({ message }) => {
      if (message === 'full') throw new OverloadedError('Too many at once');
      return 'kept';
    },
  });
  answer(1, await answered(sent[0]?.items as never));
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'Too many at once', statusCode: 503 } },
    { status: 'fulfilled', value: 'kept' },
  ]);
});
