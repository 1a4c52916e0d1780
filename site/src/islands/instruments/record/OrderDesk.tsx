import { fill } from '../../../../../shared/format/fill.ts';
import { palette } from '../../../drawings/palette.ts';
import { Bust } from '../../../drawings/parts/Bust.tsx';
import { Choice } from '../frame/Choice.tsx';
import { Instrument } from '../frame/Instrument.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import { Card } from './Card.tsx';
import { words } from './content.ts';
import s from './OrderDesk.module.css';
import { weigh } from './weigh.ts';

const w = words();
const start = { who: w.orders[0]?.customer ?? '', asked: w.questions[0]?.id ?? '' };
const note = fill(w.note, {
  today: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(w.today)),
});

/** Renders the customer service instrument: questions about orders, answered from an order's fields or handed to a person. */
export function OrderDesk() {
  const instrument = useInstrument({ name: 'record', start, weigh: ({ who, asked }) => weigh(w, who, asked) });
  const { who, asked } = instrument.inputs;
  const { reply, record } = instrument.outcome;
  const order = w.orders.find(({ customer }) => customer === who);
  const question = w.questions.find(({ id }) => id === asked)?.ask ?? '';
  const isPerson = reply.kind === 'handOver';
  const person = { person: w.person };

  return (
    <Instrument state={instrument} tone="tone-sky-tint" className={s.record} words={w} note={note}>
      <div className={s.controls}>
        <Choice
          name="who"
          legend={w.who}
          showsLegend
          options={[...w.orders.map(({ customer }) => ({ value: customer, label: customer })), { value: '', label: w.stranger }]}
          value={who}
          onChange={(value) => instrument.set({ who: value })}
        />
        <Choice
          name="asked"
          legend={w.asks}
          showsLegend
          options={w.questions.map(({ id, ask }) => ({ value: id, label: ask }))}
          value={asked}
          onChange={(value) => instrument.set({ asked: value })}
        />
      </div>
      <div className={s.scene} data-reply={reply.kind}>
        <svg className="picture" viewBox="-40 -92 80 92" aria-hidden="true">
          <Bust x={0} y={0} clothes={palette.madder} hair={order?.hair ?? 'bun'} />
        </svg>
        <p className={s.question}>
          <small>{order ? fill(w.labels.asked, { name: order.customer }) : w.labels.stranger}</small> <span>{question}</span>
        </p>
        {isPerson && (
          <svg className={`picture ${s.person}`} viewBox="-40 -92 80 92" aria-hidden="true">
            <Bust x={0} y={0} clothes={palette.green} headset />
          </svg>
        )}
        <p className={s.answer}>
          <small>{isPerson ? fill(w.labels.person, person) : reply.kind === 'answer' ? w.labels.machine : w.labels.none}</small>{' '}
          {reply.kind === 'answer' ? (
            reply.parts.map(({ text, field }) =>
              field ? (
                <u data-field={field} key={text}>
                  {text}
                </u>
              ) : (
                <span key={text}>{text}</span>
              ),
            )
          ) : (
            <span>{isPerson ? fill(w.handOver, person) : w.noRecord}</span>
          )}
        </p>
        <Card words={w} record={record} order={order} reply={reply} question={question} />
      </div>
    </Instrument>
  );
}
