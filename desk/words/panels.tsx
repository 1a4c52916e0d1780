import { useState } from 'react';
import { type FieldPlace, type Mistake, type PageWords, wordsPaths } from '../../shared/api/words.ts';
import { send } from './api.ts';
import { Mistakes } from './Control.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { keyOf } from './find-places.ts';
import type { Spot } from './frame-document.ts';
import s from './words.module.css';

/** List of the page's texts, for searching and for use without a pointer. */
export function WordList({ spots, onPress }: { spots: readonly Spot[]; onPress: (spot: Spot) => void }) {
  const [sought, setSought] = useState('');
  const found = spots.filter(({ text }) => text.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <details>
      <summary>All words of this page</summary>
      <div className={`field ${s.field}`}>
        <label htmlFor="sought">Find words</label>
        <input id="sought" type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </div>
      <ul className={s.choices}>
        {found.map((spot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand twice
          <li key={index}>
            <button type="button" onClick={() => onPress(spot)}>
              {spot.text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PagePanelProps extends Pick<HideProps, 'onSaved' | 'onOpen'> {
  page: PageWords;
  onHidden: () => void;
}

/** Fields of the page without visible words, and whether it is shown. */
export function PagePanel({ page, onSaved, onHidden, onOpen }: PagePanelProps) {
  const { file, isEntry } = page;
  const fields = ['title', 'description'].map((name) => ({ file, path: [...page.path, name] }));
  const labels = ['Title in search engines and tabs', 'Description in search engines'];
  return (
    <>
      {fields.map((place, index) => (
        <FieldEditor key={keyOf(place)} place={place} label={labels[index]} onSaved={onSaved} />
      ))}
      {isEntry && <Hide file={file} name={page.name} onSaved={onHidden} onOpen={onOpen} />}
    </>
  );
}

interface HideProps {
  file: string;
  name: string;
  isHidden?: boolean;
  onSaved: () => void;
  onOpen: (place: FieldPlace) => void;
}

/** Hides a page with all lists that name it, or shows it again. Other links to it must be changed, or hidden as well. */
export function Hide({ file, name, isHidden = false, onSaved, onOpen }: HideProps) {
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const entries = mistakes.filter(({ path }) => path.some((key) => typeof key === 'number')).map(entryOf);
  const change = async (others: FieldPlace[] = []) => {
    const outcome = await send(wordsPaths.hide, { places: [{ file, path: [] }, ...others], draft: !isHidden });
    setMistakes('mistakes' in outcome ? outcome.mistakes : []);
    if ('done' in outcome) onSaved();
  };
  return (
    <div className={s.editor}>
      {!isHidden && <p className="small">Visitors will not find a hidden page. Its words are kept, and you can show it again under New.</p>}
      <div className="row">
        <button type="button" className="quiet" onClick={() => change()}>
          {isHidden ? `Show ${name} again` : `Hide ${name}`}
        </button>
        {entries.length > 0 && (
          <button type="button" className="quiet" onClick={() => change(entries)}>
            {`Hide it with ${entries.length === 1 ? 'the entry that leads' : `the ${entries.length} entries that lead`} to it`}
          </button>
        )}
      </div>
      <Mistakes
        mistakes={mistakes}
        where={({ file: where, path }) => (
          <button type="button" className={s.open} onClick={() => onOpen({ file: where, path })}>
            {`${where}: `}
          </button>
        )}
      />
    </div>
  );
}

/** The list entry around a field. */
const entryOf = ({ file, path }: FieldPlace): FieldPlace => ({
  file,
  path: path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1),
});

const file = 'agency.yaml';
const settings: readonly (readonly [label: string, ...path: FieldPlace['path']])[] = [
  ['Telephone', 'phone'],
  ['E-mail', 'email'],
  ['Address', 'address'],
  ['What the agency says under its name', 'tagline'],
  ['About the agency, in one sentence', 'about'],
  ['Profiles on other sites', 'social'],
];

/** Contact details of the agency. */
export function SettingsPanel({ onSaved }: { onSaved: () => void }) {
  return settings.map(([label, ...path]) => <FieldEditor key={path.join()} place={{ file, path }} label={label} onSaved={onSaved} />);
}
