import { Instrument } from '../kit/Instrument.tsx';
import { say } from '../kit/outcome.ts';
import { toggled, useInstrument } from '../kit/use-instrument.ts';
import s from './Cone.module.css';
import { weigh } from './model.ts';
import { Future, Past } from './Plot.tsx';
import { words } from './words.ts';

const w = words();
const start = { weeks: w.start.weeks, festivals: w.start.festivals.map(String) as readonly string[], came: [] as readonly string[] };
const weekNumbers = w.later.map((_, i) => String(i + 1));

/** Renders the analytics instrument: a forecast whose horizon and festival weeks the visitor sets, compared with actual sales. */
export function Cone() {
  const instrument = useInstrument({
    name: 'cone',
    start,
    weigh: ({ weeks, festivals, came }) => weigh(w, weeks, festivals.map(Number), came.length > 0),
  });
  const { weeks, festivals, came } = instrument.inputs;
  const horizon = weeks === 1 ? w.week : say(w.weeks, { weeks });
  const side = (
    <label className={`stretched-input ${s.actual}`}>
      <input
        type="checkbox"
        name="came"
        value="later"
        checked={came.length > 0}
        onChange={() => instrument.set({ came: toggled(came, 'later') })}
      />
      <span>{w.came}</span>
    </label>
  );
  return (
    <Instrument state={instrument} tone="tone-green" className={s.cone} words={w} side={side}>
      <div className={`picture tone-green ${s.plot}`}>
        <div className={s.past}>
          <Past sold={w.sold} festivalWeek={w.festivalWeek} />
          <span>{w.past}</span>
        </div>
        <div className={s.future}>
          <Future last={w.sold.at(-1) ?? 0} outcome={instrument.outcome} alt={w.alt} horizon={horizon} />
          <span className={s.now}>{w.now}</span>
          <label className={s.rail}>
            <span className="visually-hidden">{w.far}</span>
            <input
              type="range"
              name="weeks"
              min="1"
              max={w.later.length}
              value={weeks}
              aria-valuetext={horizon}
              onChange={({ target }) => instrument.set({ weeks: target.valueAsNumber })}
            />
          </label>
        </div>
      </div>
      <fieldset className={s.weeks}>
        <legend>{w.festivals}</legend>
        {weekNumbers.map((week) => (
          <label className="stretched-input" data-far={Number(week) > weeks || undefined} key={week}>
            <input
              type="checkbox"
              name="festivals"
              value={week}
              checked={festivals.includes(week)}
              aria-label={say(w.festival, { week })}
              onChange={() => instrument.set({ festivals: toggled(festivals, week) })}
            />
            <span>{week}</span>
          </label>
        ))}
      </fieldset>
    </Instrument>
  );
}
