import { longestQuestion } from '../../../../wire/chat.ts';
import { cut } from '../chat/cut.ts';
import { draftKey } from '../chat/storage-keys.ts';
import { stored } from '../chat/stored.ts';

/** Opens the assistant's panel with the query as a half-typed question. A panel that is open keeps what stands in it. */
export function askAssistant(query: string): void {
  const open = document.getElementById('chat-question');
  if (open) {
    open.focus();
    return;
  }
  stored(() => sessionStorage, draftKey).write(cut(query, longestQuestion));
  document.querySelector<HTMLElement>('aside [data-opens]')?.click();
}
