import { storeDraft } from '../../chat/chat-storage.ts';

/** Opens the chat panel with the query as draft. A panel that is already open keeps its draft. */
export function askAssistant(query: string): void {
  const open = document.getElementById('chat-question');
  if (open) {
    open.focus();
    return;
  }
  storeDraft(query);
  document.querySelector<HTMLElement>('aside [data-opens]')?.click();
}
