import type { EnquiryKeeper } from '../enquiries/enquiry-store.ts';
import type { Ask } from './ask-keeper.ts';
import type { Answers } from './messages.ts';

/** For a worker: has enquiries kept by the process that keeps it. */
export function enquiryKeeper(ask: Ask<'keep'>): EnquiryKeeper {
  return {
    async keep(enquiry, suspicion) {
      const answer = await ask({ enquiry, suspicion });
      if ('kept' in answer) return answer.kept;
      throw Object.assign(new Error(answer.error.message), { statusCode: answer.error.statusCode });
    },
  };
}

/** For the process that keeps the workers: an error is one enquiry's, and told in words, which is all that a message carries of it. */
export function answerKeep(store: EnquiryKeeper): Answers['keep'] {
  return (arrivals) =>
    Promise.all(
      arrivals.map(({ enquiry, suspicion }) =>
        store.keep(enquiry, suspicion).then(
          (kept) => ({ kept }),
          ({ message, statusCode }: Error & { statusCode?: number }) => ({ error: { message, ...(statusCode && { statusCode }) } }),
        ),
      ),
    );
}
