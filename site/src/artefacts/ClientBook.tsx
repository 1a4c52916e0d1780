import type { ArtefactOf } from '../../../content/schema/artefact.ts';
import { DarkBag } from '../illustrations/goods/DarkBag.tsx';
import s from './ClientBook.module.css';

const shapes = ['satchel', 'frame', 'shopper'] as const;

/** A stylist's page on one regular, and what she is shown on the website for it; a piece that was struck out is crossed through. */
export function ClientBook({ before, after, client, notes, everybody, shown }: ArtefactOf<'client-book'>) {
  return (
    <div className={`tone-green ${s.table}`}>
      <div>
        <h3>{before}</h3>
        <div className={s.book}>
          <p className={s.client}>{client}</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <p className={s.everybody}>{everybody.label}</p>
        <ul className={s.pieces}>
          {everybody.pieces.map((piece) => (
            <li key={piece}>{piece}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{after}</h3>
        <ol className={s.rail}>
          {shown.map(({ piece, mark, why }, at) => (
            <li key={piece} data-mark={mark}>
              <svg className="picture" viewBox="-70 -128 140 136" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
                <DarkBag shape={shapes[at] ?? 'shopper'} x={0} y={0} />
                {mark === 'pinned' && <circle cx="52" cy="-112" r="11" fill="#f5a800" stroke="#16241d" strokeWidth="4" />}
                {mark === 'struck' && <path d="M-60-8 60-118" stroke="#c4432b" strokeWidth="9" />}
              </svg>
              <div>
                <b>{mark === 'struck' ? <del>{piece}</del> : piece}</b>
                <span>{why}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
