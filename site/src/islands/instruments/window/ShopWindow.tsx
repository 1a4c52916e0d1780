import { fill } from '../../../../../shared/format/fill.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import { words } from './content.ts';
import { Display } from './Display.tsx';
import { Knowledge } from './Knowledge.tsx';
import s from './ShopWindow.module.css';
import { switches, weigh } from './weigh.ts';

const w = words();
const start = { who: w.shoppers[0]?.name ?? '', knows: switches as readonly string[], own: [] as readonly string[] };

/** Renders the personalization instrument: switches for what is known about a shopper, and the resulting ranking. */
export function ShopWindow() {
  const instrument = useInstrument({ name: 'window', start, weigh: ({ who, knows, own }) => weigh(w, who, knows, own.length > 0) });
  const { who, knows } = instrument.inputs;
  const { shown, isRefused = false } = instrument.outcome;
  return (
    <Instrument state={instrument} tone="tone-sand" className={s.window} words={w}>
      <Knowledge {...instrument.inputs} words={w} set={instrument.set} />
      <Display words={w} shown={shown} sign={fill(knows.length ? w.signs.known : w.signs.unknown, { shopper: who })} isHeld={isRefused} />
    </Instrument>
  );
}
