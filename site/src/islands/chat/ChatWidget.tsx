import { useEffect, useRef, useState } from 'react';
import { Launcher } from '../../components/Launcher.tsx';
import { reportEvent } from '../../measurement/report-event.ts';
import { Panel } from './Panel.tsx';
import { panelContent } from './panel-content.ts';
import { usePanel } from './use-panel.ts';

const { words } = panelContent();

/** Renders the assistant's launcher, which is a plain link until hydrated, and its panel. */
export function ChatWidget() {
  /** The frame has already opened the panel beside the launcher (frame.ts). */
  const [isDrawn] = useState(() => typeof document === 'object' && document.querySelector('.chat') !== null);
  const { parts, isLive, state, isOpen, hasNews, setOpen } = usePanel(isDrawn);
  const launcher = useRef<HTMLAnchorElement>(null);
  /** The visitor opened or closed the panel on this page, which moves focus. A panel restored from an earlier page does not. */
  const [isByHand, setByHand] = useState(isDrawn);

  useEffect(() => {
    if (isByHand && !isOpen) launcher.current?.focus();
  }, [isByHand, isOpen]);
  useEffect(() => {
    if (isByHand && isOpen) reportEvent({ category: 'assistant', action: 'opened', label: '' });
  }, [isByHand, isOpen]);

  const toggle = (open: boolean) => {
    setByHand(true);
    setOpen(open);
  };
  return (
    <>
      <Launcher
        label={hasNews ? `${words.name}, ${words.labels.news}` : words.name}
        hasNews={hasNews}
        live={isLive ? { isOpen, open: () => toggle(true) } : undefined}
        ref={launcher}
      />
      {parts && isOpen && (
        <Panel
          {...parts}
          state={state}
          isByHand={isByHand}
          isDrawn={isDrawn && !isLive}
          close={() => toggle(false)}
          leave={() => {
            setByHand(false);
            setOpen(false);
          }}
        />
      )}
      {isLive && (
        <p className="visually-hidden" role="status">
          {state.reply === 'thinking' ? words.states.thinking : state.announcement}
        </p>
      )}
    </>
  );
}
