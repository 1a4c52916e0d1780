import { unmarked } from '../../../content/place-marks.ts';
import s from './Figure.module.css';

/** Renders a published figure with a large number and a small prefix and unit. */
export function Figure({ text }: { text: string }) {
  const [, before, number, unit] = /^([a-z ]+ )?([\d.,/–-]+)(.*)/s.exec(text) ?? [];
  if (!number) return <span className={s.figure}>{text}</span>;
  return (
    <span className={s.figure}>
      {before && <small>{before}</small>}
      {number}
      {unit && <small className={/^[%+]$/.test(unmarked(unit)) ? s.raised : undefined}>{unit}</small>}
    </span>
  );
}
