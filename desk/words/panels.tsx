import { useState } from 'react';
import type { FieldPlace, PageWords } from '../../shared/api/words.ts';
import { keyOf } from './api.ts';
import { FieldEditor } from './FieldEditor.tsx';
import type { Spot } from './frame-document.ts';
import { Hide, Rename } from './PageTools.tsx';
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

interface PagePanelProps {
  page: PageWords;
  onSaved: () => void;
  onOpen: (place: FieldPlace) => void;
  onHidden: () => void;
  /** It has another address. */
  onRenamed: (address: string) => void;
}

/** What the page has without a place on it, its address, and whether it is shown. */
export function PagePanel({ page, onSaved, onHidden, onOpen, onRenamed }: PagePanelProps) {
  const { file, isEntry } = page;
  const fields = ['title', 'description'].map((name) => ({ file, path: [...page.path, name] }));
  const labels = ['Title in search engines and tabs', 'Description in search engines'];
  return (
    <>
      {fields.map((place, index) => (
        <FieldEditor key={keyOf(place)} place={place} label={labels[index]} onSaved={onSaved} />
      ))}
      {isEntry && <Rename page={page} onSaved={onRenamed} />}
      {isEntry && <Hide file={file} name={page.name} onSaved={onHidden} onOpen={onOpen} />}
    </>
  );
}

const file = 'agency.yaml';
const settings: readonly (readonly [label: string, ...path: FieldPlace['path']])[] = [
  ['Telephone', 'phone'],
  ['Email', 'email'],
  ['WhatsApp', 'whatsapp'],
  ['Address', 'address'],
  ['What the agency says under its name', 'tagline'],
  ['About the agency, in one sentence', 'about'],
  ['Profiles on other sites', 'social'],
];

/** Contact details of the agency. */
export function SettingsPanel({ onSaved }: { onSaved: () => void }) {
  return settings.map(([label, ...path]) => <FieldEditor key={path.join()} place={{ file, path }} label={label} onSaved={onSaved} />);
}
