import type { FieldPlace } from '../../shared/api/words.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { keyOf } from './api.ts';
import { ChangesPanel, HistoryPanel } from './ChangesPanel.tsx';
import { NewEntry, targets } from './NewEntry.tsx';
import { Hide } from './PageTools.tsx';
import own from './panels.module.css';
import { PagePanel, PlacePanel, SettingsPanel, ShopNumbers } from './panels.tsx';
import { useUnkeptFields } from './unkept.ts';
import type { Panel, WordsModel } from './use-words.ts';
import s from './words.module.css';

const headings = {
  start: 'Change any words',
  page: 'This page',
  settings: 'The agency',
  new: 'Add something new',
  changes: 'What will change',
  history: 'What was published',
  place: 'Change these words',
  answer: 'Answer a question',
  looks: 'Looks are not changed here',
  written: 'The site writes these words itself',
} as const;

interface SidePanelProps {
  words: WordsModel;
  onOpen: (panel: Panel) => void;
}

/** What is beside the page, under its heading. */
export function SidePanel({ words, onOpen }: SidePanelProps) {
  const { panel, show } = words;
  return (
    <>
      <h2 id="side">{panel.panel === 'entry' ? `New ${panel.target.name}` : headings[panel.panel]}</h2>
      {panel.panel !== 'start' && (
        <button type="button" className={`quiet ${s.close}`} onClick={() => show({ panel: 'start' })}>
          Close
        </button>
      )}
      {(panel.panel === 'start' || panel.panel === 'changes') && <UnkeptFields onOpen={(place) => onOpen({ panel: 'place', place })} />}
      <Content words={words} onOpen={onOpen} />
    </>
  );
}

function Content({ words: { panel, page, pages, state, show, move, saved }, onOpen }: SidePanelProps) {
  const openPlace = (place: FieldPlace) => onOpen({ panel: 'place', place });
  const changed = (address?: string) => {
    saved();
    if (address) move(address);
    show({ panel: 'changes' });
  };
  switch (panel.panel) {
    case 'start':
      return <p>Press any words on the page, and write better ones here. Nobody else sees them until you publish.</p>;
    case 'place':
      return (
        <PlacePanel
          {...{ href: undefined, isMoved: false, ...panel }}
          pages={pages?.pages ?? []}
          onLeave={move}
          onOpen={openPlace}
          onAdd={(target) => onOpen({ panel: 'entry', target })}
          onSaved={saved}
          onMoved={(place) => {
            saved();
            show(place ? { panel: 'place', place, isMoved: true } : { panel: 'changes' });
          }}
        />
      );
    case 'page':
      return (
        page && (
          <PagePanel
            key={page.file}
            page={page}
            pages={pages?.pages ?? []}
            onSaved={saved}
            onOpen={openPlace}
            onHidden={() => changed('/')}
            onRenamed={changed}
          />
        )
      );
    case 'settings':
      return <SettingsPanel onSaved={saved} />;
    case 'new':
      return (
        <>
          <ul className={own.choices}>
            {targets.map((target) => (
              <li key={target.name}>
                <button type="button" onClick={() => onOpen({ panel: 'entry', target })}>
                  {target.name}
                </button>
              </li>
            ))}
          </ul>
          {pages?.hidden.map((entry) => (
            <Hide key={keyOf(entry.place)} {...entry} isHidden onOpen={openPlace} onSaved={changed} />
          ))}
        </>
      );
    case 'entry':
      return <NewEntry target={panel.target} onSaved={changed} />;
    case 'changes':
      return (
        <ChangesPanel
          changes={state?.draft ?? []}
          version={state?.version}
          publish={state?.publish}
          mistakes={state?.mistakes ?? []}
          onChanged={saved}
        />
      );
    case 'answer':
      return pages && <AnswerPanel question={panel.question} pages={pages.pages} onSaved={saved} />;
    case 'looks':
      return (
        <p>Words and photographs are. For colours, shapes and the logo ask whoever looks after the server: they are part of its code.</p>
      );
    case 'written':
      return (
        <>
          <p>It counts, adds up or repeats what is written elsewhere. Change those words, and these follow.</p>
          <ShopNumbers onOpen={openPlace} />
        </>
      );
    case 'history':
      return <HistoryPanel onChanged={saved} />;
  }
}

function UnkeptFields({ onOpen }: { onOpen: (place: FieldPlace) => void }) {
  const fields = useUnkeptFields();
  if (fields.length === 0) return null;
  return (
    <div className={s.notice}>
      <p>You typed words that wait for Keep, and are not published yet:</p>
      <ul className={own.choices}>
        {fields.map(({ place, where }) => (
          <li key={keyOf(place)}>
            <button type="button" onClick={() => onOpen(place)}>
              {where}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
