import { fill } from '../../../../../shared/format/fill.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import s from './Cone.module.css';
import { words } from './content.ts';
import { Future, Past } from './Plot.tsx';
import { weigh } from './weigh.ts';

const w = words();
const start = { weeks: w.start.weeks, festivals: w.start.festivals.map(String) as readonly string[], came: [] as readonly string[] };

/** Renders the analytics instrument: a forecast whose horizon and festival weeks the visitor sets, compared with actual sales. */
export function Cone() {
  const instrument = useInstrument({
    name: 'cone',
    start,
    weigh: ({ weeks, festivals, came }) => weigh(w, weeks, festivals.map(Number), came.length > 0),
  });
  const { weeks, festivals, came } = instrument.inputs;
  const { outcome } = instrument;
  const horizon = weeks === 1 ? w.week : fill(w.weeks, { weeks: String(weeks) });
  const weekNumbers = Array.from({ length: w.later.length }, (_, i) => String(i + 1));
  const toggle = (week: string) => (festivals.includes(week) ? festivals.filter((marked) => marked !== week) : [...festivals, week]);

  return (
    <Instrument state={instrument} tone="tone-green" className={s.cone} words={w}>
      <div className={`picture tone-green ${s.plot}`}>
        <div className={s.past}>
          <Past sold={w.sold} festivalWeek={w.festivalWeek} />
          <span>{w.past}</span>
        </div>
        <div className={s.future}>
          <Future last={w.sold.at(-1) ?? 0} outcome={outcome} alt={w.alt} horizon={horizon} />
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
      <div className={s.controls}>
        <fieldset className={s.weeks}>
          <legend>{w.festivals}</legend>
          {weekNumbers.map((week) => (
            <label className="stretched-input" data-far={Number(week) > weeks || undefined} key={week}>
              <input
                type="checkbox"
                name="festivals"
                value={week}
                checked={festivals.includes(week)}
                aria-label={fill(w.festival, { week })}
                onChange={() => instrument.set({ festivals: toggle(week) })}
              />
              <span>{week}</span>
            </label>
          ))}
        </fieldset>
        <label className={`stretched-input ${s.actual}`}>
          <input
            type="checkbox"
            name="came"
            value="later"
            checked={came.length > 0}
            onChange={() => instrument.set({ came: came.length ? [] : ['later'] })}
          />
          <span>{w.came}</span>
        </label>
      </div>
    </Instrument>
  );
}
