import { buildPrompt, type ChatAnswer, chatPath, ownModel } from '../wire/chat.ts';
import type { Ask } from './judge.ts';

/**
 * Asks as the panel does, by the endpoint that visitors reach.
 * @param base the server's address, such as http://127.0.0.1:3000
 * @throws Error with the status and what was said, when no answer comes
 */
export function askOverHttp(base: string): Ask {
  return async (question, history) => {
    const answer = await fetch(new URL(chatPath(ownModel), base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contents: [{ parts: [{ text: buildPrompt(question, history) }] }] }),
    });
    if (!answer.ok) throw new Error(`"${question}" was answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    const { candidates, answered = true, choices } = (await answer.json()) as ChatAnswer;
    return { text: candidates[0]?.content.parts.map(({ text }) => text).join('') ?? '', answered, ...(choices && { choices }) };
  };
}
