import { Island } from '../components/Island.tsx';
import { content } from '../content.ts';
import { ChatWidget } from '../islands/chat/ChatWidget.tsx';

/** The assistant's place on every page. It wakes by itself where this tab has its panel open or waits for a reply. */
export function Assistant() {
  return (
    <aside aria-label={content.chat.name}>
      <Island name="chat" component={ChatWidget} props={{}} wake="chat-panel" isFramed />
    </aside>
  );
}
