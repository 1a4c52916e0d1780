import { GroupCommit } from '../storage/group-commit.ts';
import type { Answer, Questions, WorkerMessage } from './messages.ts';

/** Where a worker asks, and is answered: its own process, or a stand-in. */
export interface Channel {
  send(message: WorkerMessage): void;
  onMessage(listener: (message: Answer) => void): void;
}

/** Asks one kind of question. */
export type Ask<What extends keyof Questions> = (item: Questions[What]['item']) => Promise<Questions[What]['result']>;

/**
 * Asks the process that keeps this one. A message costs about as much as the rest of a small request, so what is asked while an answer is
 * under way goes with the next message.
 */
export function askKeeper({ send, onMessage }: Channel): <What extends keyof Questions>(what: What) => Ask<What> {
  const asked = new Map<number, (results: never) => void>();
  let number = 0;
  onMessage((message) => {
    if (message.type !== 'answer') return;
    asked.get(message.number)?.(message.results as never);
    asked.delete(message.number);
  });
  return <What extends keyof Questions>(what: What) => {
    const messages = new GroupCommit((items: readonly Questions[What]['item'][]) => {
      number += 1;
      send({ type: 'question', number, what, items: [...items] });
      return new Promise<Questions[What]['result'][]>((resolve) => asked.set(number, resolve));
    });
    return (item) => messages.add(item);
  };
}
