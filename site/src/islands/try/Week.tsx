import { useLayoutEffect, useRef, useState } from 'react';
import { contactLink } from '../../../../shared/api/contact-link.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { Choice } from '../instruments/frame/Choice.tsx';
import { inRupees } from '../instruments/frame/format-number.ts';
import f from '../instruments/frame/Instrument.module.css';
import { Range } from '../instruments/frame/Range.tsx';
import { words } from './content.ts';
import { Tills } from './Tills.tsx';
import s from './Week.module.css';

const w = words();

/** Returns the start index of a range: plausible, but not the model's choice. */
const startOf = (day: (typeof w.days)[number] | undefined) => (day?.kind === 'range' ? Math.floor(day.options.length / 3) : 0);

const canBeat = ({ options, model }: (typeof w.days)[number]) => options.some(({ earns }) => earns > model.earns);

/** Renders seven decisions in the example shop, each compared with the model's. Without JavaScript, renders the model's week as a story. */
export function Week() {
  /** Indexes of the chosen options, one for each finished day; and the current selection. */
  const [decided, setDecided] = useState<readonly number[]>([]);
  const [selected, setSelected] = useState(startOf(w.days[0]));
  const [isOpen, setOpen] = useState(false);
  // Keep a selection made before hydration.
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const current = form.current && new FormData(form.current).get('decision');
    if (current) setSelected(Number(current));
  }, []);

  const dayIndex = decided.length - (isOpen ? 1 : 0);
  const day = w.days[dayIndex];

  const yours = decided.map((place, index) => w.days[index]?.options[place]?.earns ?? 0);
  const model = decided.map((_, index) => w.days[index]?.model.earns ?? 0);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

  const nextLabel = dayIndex + 1 < w.days.length ? w.next : w.last;
  const advance = () => {
    if (!day) setDecided([]);
    else if (!isOpen) setDecided([...decided, selected]);
    if (isOpen || !day) setSelected(startOf(w.days[day ? decided.length : 0]));
    setOpen(Boolean(day) && !isOpen);
  };

  return (
    <>
      <form
        ref={form}
        className={`${f.field} tone-marigold-tint ${s.week} ${day ? '' : s.over}`}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={s.day} role="status">
          <h2>
            {day && <small>{fill(w.progress, { day: dayIndex + 1 })}</small>} {day?.name ?? w.week}
          </h2>
          <svg className="picture" aria-hidden="true">
            <use href={`#good-${day?.good ?? 'lamp'}`} />
          </svg>
          {/* The attributes reserve the height of the day's longest text (Week.module.css). */}
          <p data-asked={day?.happens} data-told={day && `${day.why} ${w.beaten}`.slice(0, canBeat(day) ? undefined : day.why.length)}>
            <span>
              {day ? (isOpen ? day.why : day.happens) : ending(sum(yours) - sum(model))}{' '}
              {day && isOpen && (yours[dayIndex] ?? 0) > day.model.earns && <mark>{w.beaten}</mark>}
            </span>
          </p>
        </div>
        {day && (
          <div className={s.controls}>
            <div hidden={isOpen}>
              {day.kind === 'range' ? (
                <>
                  <Range
                    name="decision"
                    label={day.ask}
                    value={selected}
                    text={day.options[selected]?.label ?? ''}
                    min={0}
                    max={day.options.length - 1}
                    step={1}
                    onChange={setSelected}
                  />
                  <p className={s.ends} aria-hidden="true">
                    <span>{day.options[0]?.label}</span>
                    <span>{day.options.at(-1)?.label}</span>
                  </p>
                </>
              ) : (
                <Choice
                  name="decision"
                  legend={day.ask}
                  showsLegend
                  options={day.options.map(({ label }, place) => ({ value: String(place), label }))}
                  value={String(selected)}
                  onChange={(place) => setSelected(Number(place))}
                />
              )}
            </div>
            <dl className={s.both} hidden={!isOpen}>
              <div>
                <dt>
                  {w.yours} {fill(w.decided, { choice: day.options[selected]?.label ?? '' })}
                </dt>
                <dd>{inRupees(day.options[selected]?.earns ?? 0)}</dd>
              </div>
              <div>
                <dt>
                  {w.model} {fill(w.suggests, { choice: day.model.label })}
                </dt>
                <dd>{inRupees(day.model.earns)}</dd>
              </div>
            </dl>
          </div>
        )}
        {decided.length > 0 && <Tills caption={day && w.week} yours={yours} model={model} most={w.most} names={w} />}
        <p className={s.actions}>
          {!day && (
            <>
              <a className={s.first} href={w.calculatorAddress}>
                {w.calculator}
              </a>
              <a
                href={contactLink(
                  w.message.map((line) => fill(line, { yours: inRupees(sum(yours)), model: inRupees(sum(model)) })).join('\n'),
                )}
              >
                {w.ask}
              </a>
            </>
          )}
          <button type="button" className={day && s.first} onClick={advance}>
            {day ? (isOpen ? nextLabel : w.open) : w.again}
          </button>
        </p>
        <p className={s.note}>
          {w.example}. {w.note}
        </p>
      </form>
      <ol className={s.story}>
        {w.days.map(({ name, happens, why, model: { label, earns } }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>
              {happens} {why}
            </p>
            <p>
              {w.model} {fill(w.suggests, { choice: label })}. {w.earned}: {inRupees(earns)}.
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function ending(difference: number): string {
  const result = difference > 0 ? w.results.more : difference < 0 ? w.results.less : w.results.same;
  return fill(result, { difference: inRupees(Math.abs(difference)) });
}
