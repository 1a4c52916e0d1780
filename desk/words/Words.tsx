import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { entryNames, fileName, namesOfPath } from '../../content/edit/plain-name.ts';
import { type FieldPlace, type PlacesAnswer, type WordsState, wordsPaths } from '../../shared/api/words.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { read } from './api.ts';
import { ChangesPanel, HistoryPanel } from './ChangesPanel.tsx';
import { PageIsCurrent } from './FieldEditor.tsx';
import { Frame } from './Frame.tsx';
import { keyOf, placeFinder } from './find-places.ts';
import type { Spot } from './frame-document.ts';
import { NewEntry, type Target, targets } from './NewEntry.tsx';
import { Hide } from './PageTools.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { PagePanel, SettingsPanel, WordList } from './panels.tsx';
import { useUnkeptPlaces } from './unkept.ts';
import s from './words.module.css';

/** What is shown beside the page. */
type Panel =
  | { panel: 'start' | 'page' | 'settings' | 'new' | 'changes' | 'history' }
  | { panel: 'place'; places: FieldPlace[]; href?: string }
  | { panel: 'entry'; target: Target }
  | { panel: 'answer'; question: string };

const headings = {
  start: 'Change any words',
  page: 'This page',
  settings: 'The agency',
  new: 'Add something new',
  changes: 'What will change',
  history: 'What was published',
  place: 'Change these words',
  answer: 'Answer a question',
} as const;

/** The content editor: the draft's page, and beside it the field of the clicked words. */
export function Words() {
  const [address, setAddress] = useState(() => new URLSearchParams(location.search).get('page') ?? '/');
  const [version, setVersion] = useState(0);
  const [shownVersion, setShownVersion] = useState(0);
  const [places, setPlaces] = useState<PlacesAnswer>();
  const [state, setState] = useState<WordsState>();
  const [panel, setPanel] = useState<Panel>(() => {
    const question = new URLSearchParams(location.search).get('answer');
    return question ? { panel: 'answer', question } : { panel: 'start' };
  });
  const [spots, setSpots] = useState<Spot[]>([]);
  const [failure, setFailure] = useState('');
  const unkeptPlaces = useUnkeptPlaces();
  const side = useRef<HTMLElement>(null);

  const reload = useCallback(() => {
    const loads = [read<PlacesAnswer>(wordsPaths.places).then(setPlaces), read<WordsState>(wordsPaths.state).then(setState)];
    Promise.all(loads).catch((error: Error) => setFailure(error.message));
  }, []);
  useEffect(reload, [reload]);
  const saved = useCallback(() => {
    setVersion((before) => before + 1);
    reload();
  }, [reload]);

  const find = useMemo(() => placeFinder(places?.texts ?? []), [places]);
  const page = places?.pages.find((each) => each.address === address);
  const whereOf = ({ file, path }: FieldPlace) => {
    const page = places?.pages.find((each) => each.file === file)?.name ?? fileName(file);
    const texts = places?.texts.filter((each) => each.file === file) ?? [];
    const textAt = (at: FieldPlace['path']) => texts.find((each) => each.path.join('/') === at.join('/'))?.text;
    return `${page}: ${namesOfPath(path, (entry) => entryNames.map((name) => textAt([...entry, name])).find(Boolean)).join(', ')}`;
  };
  const move = useCallback((next: string) => {
    history.replaceState(null, '', `?${new URLSearchParams({ page: next })}`);
    setAddress(next);
    setPanel({ panel: 'start' });
  }, []);
  const open = (next: Panel) => {
    setPanel(next);
    // On phones the field is below the page, so scroll to it.
    requestAnimationFrame(() => side.current?.focus());
    side.current?.scrollTo(0, 0);
  };

  if (failure) return <p role="alert">{failure}</p>;
  const waiting = state?.draft.length ?? 0;
  return (
    <div className={s.words}>
      <div className={s.tools}>
        <h1>Words</h1>
        <div className={`field ${s.chooser}`}>
          <label htmlFor="page">Page</label>
          <select id="page" value={page?.address ?? ''} onChange={(event) => move(event.target.value)}>
            {!page && <option value="">{address}</option>}
            {places?.pages.map((each) => (
              <option key={each.address} value={each.address}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        <div className={`row ${s.actions}`}>
          <button type="button" className="quiet" onClick={() => open({ panel: 'page' })}>
            This page
          </button>
          <button type="button" className="quiet" onClick={() => open({ panel: 'settings' })}>
            The agency
          </button>
          <button type="button" className="quiet" onClick={() => open({ panel: 'new' })}>
            New
          </button>
          <button type="button" className="quiet" onClick={() => open({ panel: 'history' })}>
            History
          </button>
          <button type="button" className={waiting > 0 ? 'act' : 'quiet'} onClick={() => open({ panel: 'changes' })}>
            {waiting === 0 ? 'Publish' : `Publish: ${waiting} ${waiting === 1 ? 'change' : 'changes'}`}
          </button>
        </div>
      </div>
      <div className={s.desk}>
        {places && (
          <Frame
            address={address}
            version={version}
            find={find}
            ownFile={page?.file ?? ''}
            open={panel.panel === 'place' ? panel.places[0] : undefined}
            onPress={(spot, href) => open({ panel: 'place', places: spot.places, href })}
            onShown={setShownVersion}
            onSpots={setSpots}
            onMove={move}
          />
        )}
        <aside ref={side} className={s.side} tabIndex={-1} aria-labelledby="side">
          <h2 id="side">{panel.panel === 'entry' ? `New ${panel.target.name}` : headings[panel.panel]}</h2>
          {panel.panel !== 'start' && (
            <button type="button" className={`quiet ${s.close}`} onClick={() => setPanel({ panel: 'start' })}>
              Close
            </button>
          )}
          {(panel.panel === 'start' || panel.panel === 'changes') && unkeptPlaces.length > 0 && (
            <div className={s.notice}>
              <p>You typed words that are not kept yet:</p>
              <ul className={s.choices}>
                {unkeptPlaces.map((place) => (
                  <li key={keyOf(place)}>
                    <button type="button" onClick={() => open({ panel: 'place', places: [place] })}>
                      {whereOf(place)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {panel.panel === 'start' && (
            <>
              <p>Press any words on the page, and write better ones here. Nobody else sees them until you publish.</p>
              <WordList spots={spots} onPress={(spot) => open({ panel: 'place', places: spot.places })} />
            </>
          )}
          <PageIsCurrent value={shownVersion === version}>
            {panel.panel === 'place' && (
              <PlacePanel
                places={panel.places}
                href={panel.href}
                whereOf={whereOf}
                onChoose={(place) =>
                  setPanel({ ...panel, places: [place, ...panel.places.filter((each) => keyOf(each) !== keyOf(place))] })
                }
                onMove={move}
                onAdd={(target) => open({ panel: 'entry', target })}
                onSaved={saved}
              />
            )}
            {panel.panel === 'page' && page && (
              <PagePanel
                key={page.file}
                page={page}
                whereOf={whereOf}
                onSaved={saved}
                onOpen={(place) => open({ panel: 'place', places: [place] })}
                onHidden={() => {
                  saved();
                  move('/');
                  setPanel({ panel: 'changes' });
                }}
                onRenamed={(next) => {
                  saved();
                  move(next);
                  setPanel({ panel: 'changes' });
                }}
              />
            )}
            {panel.panel === 'settings' && <SettingsPanel onSaved={saved} />}
          </PageIsCurrent>
          {panel.panel === 'new' && (
            <ul className={s.choices}>
              {targets.map((target) => (
                <li key={target.name}>
                  <button type="button" onClick={() => open({ panel: 'entry', target })}>
                    {target.name}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {panel.panel === 'new' &&
            places?.hidden.map(({ file, name }) => (
              <Hide
                key={file}
                file={file}
                name={name}
                isHidden
                whereOf={whereOf}
                onOpen={(place) => open({ panel: 'place', places: [place] })}
                onSaved={() => {
                  saved();
                  setPanel({ panel: 'changes' });
                }}
              />
            ))}
          {panel.panel === 'entry' && (
            <NewEntry
              target={panel.target}
              onSaved={(next) => {
                saved();
                if (next) move(next);
                setPanel({ panel: 'changes' });
              }}
            />
          )}
          {panel.panel === 'changes' && <ChangesPanel changes={state?.draft ?? []} mistakes={state?.mistakes ?? []} onChanged={saved} />}
          {panel.panel === 'answer' && places && <AnswerPanel question={panel.question} pages={places.pages} onSaved={saved} />}
          {panel.panel === 'history' && <HistoryPanel onChanged={saved} />}
        </aside>
      </div>
    </div>
  );
}
