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

/** Where a range begins: a plausible place, and not the model's. */
const startOf = (day: (typeof w.days)[number] | undefined) => (day?.kind === 'range' ? Math.floor(day.options.length / 3) : 0);

/** Seven decisions in the example shop, one a day, each beside the model's. Without a script the story of the model's week. */
export function Week() {
  /** Indexes of the chosen options, one for each finished day; and the current selection. */
  const [decided, setDecided] = useState<readonly number[]>([]);
  const [at, setAt] = useState(startOf(w.days[0]));
  const [isOpen, setOpen] = useState(false);
  // Keep a selection made before hydration.
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const held = form.current && new FormData(form.current).get('decision');
    if (held) setAt(Number(held));
  }, []);

  const number = decided.length - (isOpen ? 1 : 0);
  const day = w.days[number];

  const yours = decided.map((place, index) => w.days[index]?.options[place]?.earns ?? 0);
  const model = decided.map((_, index) => w.days[index]?.model.earns ?? 0);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

  const press = () => {
    if (!day) setDecided([]);
    else if (!isOpen) setDecided([...decided, at]);
    if (isOpen || !day) setAt(startOf(w.days[day ? decided.length : 0]));
    setOpen(Boolean(day) && !isOpen);
  };

  return (
    <>
      <form
        ref={form}
        className={`${f.field} tone-marigold-tint ${s.week}`}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={s.day} role="status">
          {day ? (
            <>
              <h2>
                <small>{fill(w.progress, { day: number + 1 })}</small> {day.name}
              </h2>
              <p>{isOpen ? day.why : day.happens}</p>
              {isOpen && (yours[number] ?? 0) > day.model.earns && <p className={s.beaten}>{w.beaten}</p>}
            </>
          ) : (
            <>
              <h2>{w.week}</h2>
              <p>{ending(sum(yours) - sum(model))}</p>
            </>
          )}
        </div>
        <div className={s.hands}>
          {day && !isOpen && day.kind === 'range' && (
            <Range
              name="decision"
              label={day.ask}
              value={at}
              text={day.options[at]?.label ?? ''}
              min={0}
              max={day.options.length - 1}
              step={1}
              onChange={setAt}
            />
          )}
          {day && !isOpen && day.kind === 'choice' && (
            <Choice
              name="decision"
              legend={day.ask}
              isNamed
              options={day.options.map(({ label }, place) => ({ value: String(place), label }))}
              value={String(at)}
              onChange={(place) => setAt(Number(place))}
            />
          )}
          {(isOpen || !day) && (
            <dl className={s.both}>
              <div>
                <dt>
                  {w.yours} {day && fill(w.decided, { choice: day.options[decided[number] ?? 0]?.label ?? '' })}
                </dt>
                <dd>{inRupees(day ? (yours[number] ?? 0) : sum(yours))}</dd>
              </div>
              <div>
                <dt>
                  {w.model} {day && fill(w.suggests, { choice: day.model.label })}
                </dt>
                <dd>{inRupees(day ? day.model.earns : sum(model))}</dd>
              </div>
            </dl>
          )}
        </div>
        <svg className={`picture ${s.good}`} aria-hidden="true">
          <use href={`#good-${day?.good ?? 'lamp'}`} />
        </svg>
        <Tills days={w.days.length} yours={yours} model={model} names={w} />
        <p className={s.ways}>
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
          <button type="button" className={day && s.first} onClick={press}>
            {!day ? w.again : !isOpen ? w.open : number + 1 < w.days.length ? w.next : w.last}
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
