import { content } from '../content.ts';
import { ChatWidget } from '../islands/chat/ChatWidget.tsx';
import { Island } from './Island.tsx';

/** The assistant's place on every page. It wakes by itself where this tab has its panel open or waits for a reply. */
export function Assistant() {
  const { name, labels } = content.chat;
  return (
    <aside aria-label={name}>
      <Island name="chat" component={ChatWidget} props={{ name, news: labels.news }} wake="chat-panel" />
    </aside>
  );
}
