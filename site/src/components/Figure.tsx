import s from './Figure.module.css';

/** A published figure, the number large, what stands before it and its unit small. */
export function Figure({ text }: { text: string }) {
  const [, before, number, unit] = /^([a-z ]+ )?([\d.,/–-]+)(.*)$/.exec(text) ?? [];
  if (!number) return <span className={s.figure}>{text}</span>;
  return (
    <span className={s.figure}>
      {before && <small>{before}</small>}
      {number}
      {unit && <small className={/^[%+]$/.test(unit) ? s.raised : undefined}>{unit}</small>}
    </span>
  );
}
