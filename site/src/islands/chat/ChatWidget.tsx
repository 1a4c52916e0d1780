import { useEffect, useRef, useState } from 'react';
import { Launcher } from '../../components/Launcher.tsx';
import { reportEvent } from '../../measurement/report-event.ts';
import { Panel } from './Panel.tsx';
import { usePanel } from './use-panel.ts';

export interface ChatWidgetProps {
  /** Of the assistant, on the launcher. */
  name: string;
  /** What the launcher says beside it when a reply came while the panel was closed. */
  news: string;
}

/** The assistant on every page: its launcher, a plain link until a visitor turns to it, and its panel. */
export function ChatWidget({ name, news }: ChatWidgetProps) {
  const { parts, state, isOpen, hasNews, setOpen } = usePanel();
  const launcher = useRef<HTMLAnchorElement>(null);
  /** How the panel got its present state: by the visitor, who takes the focus along, or from the page before. */
  const [isByHand, setByHand] = useState(false);

  useEffect(() => {
    if (isByHand && !isOpen) launcher.current?.focus();
  }, [isByHand, isOpen]);

  const turn = (open: boolean) => {
    setByHand(true);
    setOpen(open);
    if (open) reportEvent({ category: 'assistant', action: 'opened', label: '' });
  };
  return (
    <>
      <Launcher
        label={hasNews ? `${name}, ${news}` : name}
        hasNews={hasNews}
        live={parts && { isOpen, open: () => turn(true) }}
        ref={launcher}
      />
      {parts && (
        <p className="unseen" role="status">
          {state.reply === 'thinking' ? parts.words.states.thinking : state.announcement}
        </p>
      )}
      {parts && isOpen && (
        <Panel
          {...parts}
          state={state}
          isByHand={isByHand}
          close={() => turn(false)}
          leave={() => {
            setByHand(false);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
