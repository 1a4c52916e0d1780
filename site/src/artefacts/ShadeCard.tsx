import type { ArtefactOf } from '../../../content/schema/artefact.ts';
import { palette } from '../illustrations/palette.ts';
import s from './ShadeCard.module.css';

/** Foundations from light to deep. */
const tones = ['#f7dcc6', '#f1cdb0', '#e6b994', '#d9a178', '#c58a63', '#a86f4c', '#8d5a3b', '#74472f', '#57331f'];

/** The quiz as it was answered, then the card of shades with the one that is worn, the one that is advised, and the sample. */
export function ShadeCard({ before, after, quiz, guess, shades, worn, advised, sample }: ArtefactOf<'shade-card'>) {
  const marks = [
    { ...worn, text: worn.name },
    { ...advised, text: advised.sure },
    { ...sample, text: sample.why },
  ];
  return (
    <div className={s.sides}>
      <div className={s.quiz}>
        <h3>{before}</h3>
        <dl>
          {quiz.map(({ question, said }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        <p>{guess}</p>
      </div>
      <div className={s.after}>
        <h3>{after}</h3>
        <ol className={`picture ${s.card}`}>
          {shades.map(({ number, name }, at) => {
            const mark = marks.findIndex((one) => one.at === at);
            return (
              <li key={number} data-mark={mark < 0 ? undefined : mark}>
                <svg viewBox="0 0 60 120" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 0H60V120H0z" fill={tones[at] ?? palette.skinBrown} />
                </svg>
                <b>{number}</b> <span>{name}</span>
              </li>
            );
          })}
        </ol>
        <dl className={s.marks}>
          {marks.map(({ label, at, text }) => (
            <div key={label}>
              <dt>
                {label}: {shades[at]?.number} {shades[at]?.name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
