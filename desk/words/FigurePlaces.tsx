import { useEffect, useRef } from 'react';
import type { FigureAnswer } from '../../shared/api/words.ts';
import { keyOf } from './api.ts';
import own from './FigurePlaces.module.css';
import s from './words.module.css';

interface FigurePlacesProps extends FigureAnswer {
  /** The figure before the change. */
  figure: string;
  onChange: () => void;
}

/** The figure's places with their new texts. A figure is changed at all of them, because the build refuses a text that says the old one. */
export function FigurePlaces({ figure, places, onChange }: FigurePlacesProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={s.notice} role="alert">
      <p>{`“${figure}” stands in ${places.length} places. They would say:`}</p>
      <ul className={s.places}>
        {places.map(({ place, label, after }) => (
          <li key={keyOf(place)} className={own.place}>
            <span className="small">{label}</span> {after}
          </li>
        ))}
      </ul>
      <div className={`row ${own.actions}`}>
        <button type="button" className="act" onClick={onChange}>
          {`Change all ${places.length}`}
        </button>
      </div>
    </div>
  );
}
