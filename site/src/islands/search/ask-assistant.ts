import { maxQuestionLength } from '../../../../shared/api/chat.ts';
import { storageEntry } from '../chat/storage-entry.ts';
import { draftKey } from '../chat/storage-keys.ts';
import { truncate } from '../chat/truncate.ts';

/** Opens the assistant's panel with the query as a half-typed question. A panel that is open keeps what stands in it. */
export function askAssistant(query: string): void {
  const open = document.getElementById('chat-question');
  if (open) {
    open.focus();
    return;
  }
  storageEntry(() => sessionStorage, draftKey).write(truncate(query, maxQuestionLength));
  document.querySelector<HTMLElement>('aside [data-opens]')?.click();
}
