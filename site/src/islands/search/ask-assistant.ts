import { maxQuestionLength } from '../../../../shared/api/chat.ts';
import { storageEntry } from '../chat/storage-entry.ts';
import { draftKey } from '../chat/storage-keys.ts';
import { truncate } from '../chat/truncate.ts';

/** Opens the chat panel with the query as draft. A panel that is already open keeps its draft. */
export function askAssistant(query: string): void {
  const open = document.getElementById('chat-question');
  if (open) {
    open.focus();
    return;
  }
  storageEntry(() => sessionStorage, draftKey).write(truncate(query, maxQuestionLength));
  document.querySelector<HTMLElement>('aside [data-opens]')?.click();
}
