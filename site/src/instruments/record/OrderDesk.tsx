import { recordFields } from '../../../../content/schema/instruments/goods.ts';
import type { ExampleOrder } from '../../../../content/schema/instruments/record.ts';
import { palette } from '../../drawings/palette.ts';
import { Bust } from '../../drawings/parts/Bust.tsx';
import { Choice } from '../kit/controls.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { say } from '../kit/outcome.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import { type OrderRecord, type Reply, weigh } from './model.ts';
import s from './OrderDesk.module.css';
import { words } from './words.ts';

const w = words();
const start = { who: w.orders[0]?.customer ?? '', asked: w.questions[0]?.id ?? '' };
const person = { person: w.person };

/** Renders the customer service instrument: questions about orders, answered from an order's fields or handed to a person. */
export function OrderDesk() {
  const instrument = useInstrument({ name: 'record', start, weigh: ({ who, asked }) => weigh(w, who, asked) });
  const { who, asked } = instrument.inputs;
  const { reply, record } = instrument.outcome;
  const order = w.orders.find(({ customer }) => customer === who);
  const question = w.questions.find(({ id }) => id === asked)?.ask ?? '';
  const isPerson = reply.kind === 'handOver';
  return (
    <Instrument
      state={instrument}
      tone="tone-sky-tint"
      className={s.record}
      words={w}
      side={<Card {...{ record, order, reply, question }} />}
    >
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
          <Bust clothes={palette.madder} hair={order?.hair ?? 'bun'} />
        </svg>
        <p className={s.question}>
          <small>{order ? say(w.labels.asked, { name: order.customer }) : w.labels.stranger}</small> <span>{question}</span>
        </p>
        {isPerson && (
          <svg className={`picture ${s.person}`} viewBox="-40 -92 80 92" aria-hidden="true">
            <Bust clothes={palette.green} headset />
          </svg>
        )}
        {/* A new element for each question, so that its movement starts again. */}
        <p className={s.answer} key={`${who} ${asked}`}>
          <small>{isPerson ? say(w.labels.person, person) : reply.kind === 'answer' ? w.labels.machine : w.labels.none}</small>{' '}
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
            <span>{isPerson ? say(w.handOver, person) : w.noRecord}</span>
          )}
        </p>
      </div>
    </Instrument>
  );
}

interface CardProps {
  order: ExampleOrder | undefined;
  record: OrderRecord | undefined;
  reply: Reply;
  question: string;
}

/** Renders the answer's source: the order with its used fields highlighted, a note for a person, or nothing. */
function Card({ order, record, reply, question }: CardProps) {
  const { fields, labels, noteFields } = w;
  const isNote = reply.kind === 'handOver';
  const rows: { label: string; value: string | undefined; field?: string }[] =
    isNote && order
      ? [
          { label: noteFields.customer, value: order.customer },
          { label: noteFields.order, value: `${order.number}, ${order.item}` },
          { label: fields.when, value: order.when },
          { label: noteFields.said, value: `“${question}”` },
          { label: noteFields.promised, value: w.promised },
        ]
      : recordFields.map((field) => ({ label: fields[field], value: record?.fields[field], field }));
  const title = isNote ? say(labels.note, person) : order ? say(labels.order, { number: order.number }) : labels.none;
  return (
    <div className={s.card} data-kind={isNote ? 'note' : record ? 'order' : 'none'} key={`${order?.number} ${isNote}`}>
      <p className={s.tab}>{title}</p>
      {record ? (
        <dl>
          {rows.map(({ label, value, field }) => (
            <div data-field={field} data-read={(field && reply.kind === 'answer' && reply.reads.includes(field)) || undefined} key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={s.none}>{w.emptyRecord}</p>
      )}
    </div>
  );
}
