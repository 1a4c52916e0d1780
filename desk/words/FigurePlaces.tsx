import { useEffect, useId, useRef, useState } from 'react';
import type { FieldPlace, FigureAnswer } from '../../shared/api/words.ts';
import { keyOf } from './api.ts';
import own from './FigurePlaces.module.css';
import s from './words.module.css';

interface FigurePlacesProps {
  /** The figure before the change. */
  figure: string;
  places: FigureAnswer['places'];
  /** Called with the chosen places; undefined for all. */
  onChange: (only: FieldPlace[] | undefined) => void;
  onOnlyHere: () => void;
}

type Place = FigureAnswer['places'][number];

/** Whether a text tells what was true in a year. */
const isHistory = ({ place, label, after }: Place) => place.file === 'pages/journey.yaml' || /\b(?:19|20)\d\d\b/.test(`${label} ${after}`);

/** The figure's places with their new texts. Each can be left out, except the list that the others are checked against. Texts about a year are left out at first. */
export function FigurePlaces({ figure, places, onChange, onOnlyHere }: FigurePlacesProps) {
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => new Set(places.filter(isHistory).map(({ place }) => keyOf(place))));
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isFixed = (each: Place) => each.place.file === 'agreed-figures.yaml' && !isHistory(each);
  const chosen = places.filter(({ place }) => !leftOut.has(keyOf(place)));
  const toggle = (key: string) => setLeftOut((before) => before.symmetricDifference(new Set([key])));
  return (
    <div ref={notice} className={s.notice} role="alert">
      <p>{`“${figure}” stands in ${places.length} places. They would say:`}</p>
      {places.some(isHistory) && <p className="small">A text about an earlier year stays as it is, unless you tick it.</p>}
      <ul className={s.places}>
        {places.map((each) => {
          const key = keyOf(each.place);
          return (
            <li key={key} className={own.place}>
              {!isFixed(each) && <input id={id + key} type="checkbox" checked={!leftOut.has(key)} onChange={() => toggle(key)} />}
              <label htmlFor={isFixed(each) ? undefined : id + key}>
                <span className="small">{each.label}</span> {each.after}
              </label>
            </li>
          );
        })}
      </ul>
      <div className={`row ${own.actions}`}>
        <button
          type="button"
          className="act"
          disabled={chosen.every(isFixed)}
          onClick={() => onChange(leftOut.size === 0 ? undefined : chosen.map(({ place }) => place))}
        >
          {leftOut.size === 0 ? `Change all ${places.length}` : `Change these ${chosen.length}`}
        </button>
        <button type="button" className="quiet" onClick={onOnlyHere}>
          Only here
        </button>
      </div>
    </div>
  );
}
