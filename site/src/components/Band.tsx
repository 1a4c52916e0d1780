import type { ReactNode } from 'react';
import type { Tone } from '../drawings/tones.ts';
import s from './Band.module.css';

/** Renders a section on a background as wide as the window. */
export function Band({ tone, id, children }: { tone: Tone; id?: string; children: ReactNode }) {
  return (
    <section className={s.band} id={id}>
      <div className={`${s.field} tone-${tone}`}>
        <div className="wrap">{children}</div>
      </div>
    </section>
  );
}
