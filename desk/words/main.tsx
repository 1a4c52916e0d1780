import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Publishing } from '../parts/Publishing.tsx';
import { Frame } from './Frame.tsx';
import { SidePanel } from './SidePanel.tsx';
import { type Panel, useWords, type WordsModel } from './use-words.ts';
import s from './words.module.css';

const container = document.getElementById('words') as HTMLElement;
/** Address of the public site. */
const { site } = container.dataset;
const isNarrow = matchMedia('(max-width: 1023px)');

/** Script of /words, the content editor: the draft's page, and beside it the field of the clicked words. */
function Words() {
  const words = useWords();
  const { address, version, panel, pages, failure, show, move } = words;
  const [toldAt, setToldAt] = useState<number>();
  const side = useRef<HTMLElement>(null);
  const { publish } = words.state ?? {};
  // Whoever goes on has read that the publish is done.
  const goOn = () => setToldAt(publish?.endedAt);
  const leave = (next: string) => {
    goOn();
    move(next);
  };
  const open = (next: Panel) => {
    goOn();
    show(next);
    requestAnimationFrame(() => side.current?.focus({ preventScroll: true }));
    side.current?.scrollTo(0, 0);
  };
  // On phones the field is below the page: bring it to the top of the screen, where no keyboard covers it.
  const isShown = pages !== undefined && panel.panel !== 'start' && !('isMoved' in panel && panel.isMoved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each panel begins at its top
  useEffect(() => {
    if (isShown) side.current?.scrollIntoView({ block: isNarrow.matches ? 'start' : 'nearest' });
  }, [isShown, panel]);
  if (failure) return <p role="alert">{failure}</p>;
  return (
    <div className={s.words}>
      <Tools words={{ ...words, move: leave }} onOpen={open} />
      {publish && !(publish.state === 'done' && publish.endedAt === toldAt) && (
        <Publishing publish={publish} now={Date.now()} site={site && site + address} />
      )}
      <div className={s.desk}>
        {pages && (
          <Frame
            address={address}
            version={version}
            open={panel.panel === 'place' ? panel.place : undefined}
            onPress={({ place }, href) => open({ panel: 'place', place, href })}
            onPressLooks={(isText) => open({ panel: isText ? 'written' : 'looks' })}
            onMove={leave}
          />
        )}
        <aside ref={side} className={s.side} tabIndex={-1} aria-labelledby="side">
          <SidePanel words={words} onOpen={open} />
        </aside>
      </div>
    </div>
  );
}

const tools = { page: 'This page', settings: 'The agency', new: 'New', history: 'History' } as const;

/** The choice of the page, and the buttons of the panels. */
function Tools({ words: { page, pages, panel, state, move }, onOpen }: { words: WordsModel; onOpen: (panel: Panel) => void }) {
  const waiting = state?.draft.length ?? 0;
  // The list of changes has a button of its own.
  const look = waiting > 0 && panel.panel !== 'changes' ? 'act' : 'quiet';
  return (
    <div className={s.tools}>
      <h1>Words</h1>
      <div className={`field ${s.chooser}`}>
        <label htmlFor="page">Page</label>
        <select id="page" value={page?.address ?? ''} onChange={(event) => move(event.target.value)}>
          {pages?.pages.map((each) => (
            <option key={each.address} value={each.address}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      <div className={`row ${s.actions}`}>
        {(Object.keys(tools) as (keyof typeof tools)[]).map((panel) => (
          <button key={panel} type="button" className="quiet" onClick={() => onOpen({ panel })}>
            {tools[panel]}
          </button>
        ))}
      </div>
      <button type="button" className={`${s.publish} ${look}`} onClick={() => onOpen({ panel: 'changes' })}>
        {publishLabel(state)}
      </button>
    </div>
  );
}

function publishLabel(state: WordsModel['state']): string {
  if (!state) return 'Publish: counting';
  if (state.publish.state === 'running') return 'Publishing';
  const waiting = state.draft.length;
  return waiting === 0 ? 'Publish' : `Publish: ${waiting} ${waiting === 1 ? 'change' : 'changes'}`;
}

createRoot(container).render(<Words />);
