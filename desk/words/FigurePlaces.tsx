import { useEffect, useId, useRef, useState } from 'react';
import type { FieldPlace, FigureAnswer } from '../../shared/api/words.ts';
import own from './FigurePlaces.module.css';
import { keyOf } from './find-places.ts';
import s from './words.module.css';

interface FigurePlacesProps {
  /** The figure before the change. */
  figure: string;
  places: FigureAnswer['places'];
  /** Called with the chosen places; undefined for all. */
  onChange: (only: FieldPlace[] | undefined) => void;
  onOnlyHere: () => void;
}

/** The figure's places with their new texts. Each can be left out, except the list that the others are checked against. */
export function FigurePlaces({ figure, places, onChange, onOnlyHere }: FigurePlacesProps) {
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isAgreed = ({ file }: FieldPlace) => file === 'agreed-figures.yaml';
  const chosen = places.map(({ place }) => place).filter((place) => !leftOut.has(keyOf(place)));
  const toggle = (key: string) => setLeftOut((before) => before.symmetricDifference(new Set([key])));
  return (
    <div ref={notice} className={s.notice} role="alert">
      <p>{`“${figure}” stands in ${places.length} places. They would say:`}</p>
      <ul className={s.places}>
        {places.map(({ place, label, after }) => (
          <li key={keyOf(place)} className={own.place}>
            {!isAgreed(place) && (
              <input
                id={`${id}-${keyOf(place)}`}
                type="checkbox"
                checked={!leftOut.has(keyOf(place))}
                onChange={() => toggle(keyOf(place))}
              />
            )}
            <label htmlFor={isAgreed(place) ? undefined : `${id}-${keyOf(place)}`}>
              <span className="small">{label}</span> {after}
            </label>
          </li>
        ))}
      </ul>
      <div className={`row ${own.actions}`}>
        <button
          type="button"
          className="act"
          disabled={chosen.every(isAgreed)}
          onClick={() => onChange(leftOut.size === 0 ? undefined : chosen)}
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
