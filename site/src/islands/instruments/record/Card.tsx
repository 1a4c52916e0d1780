import type { ExampleOrder } from '../../../../../content/schema/instruments/record.ts';
import { recordFields } from '../../../../../content/schema/instruments/record-fields.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import s from './Card.module.css';
import type { RecordContent } from './content.ts';
import type { DisplayedRecord } from './order-record.ts';
import type { Reply } from './record-answer.ts';

interface CardProps {
  words: RecordContent;
  order: ExampleOrder | undefined;
  record: DisplayedRecord | undefined;
  reply: Reply;
  question: string;
}

/** Renders the answer's source: the order with its used fields highlighted, a note for a person, or nothing. */
export function Card({ words, order, record, reply, question }: CardProps) {
  const { fields, labels, noteFields, promised, person } = words;
  const number = { number: order?.number ?? '' };
  const isNote = reply.kind === 'handOver';
  const note = order && [
    [noteFields.customer, order.customer],
    [noteFields.order, `${order.number}, ${order.item}`],
    [fields.when, order.when],
    [noteFields.said, `“${question}”`],
    [noteFields.promised, promised],
  ];
  const rows = isNote
    ? note?.map(([label = '', value = '']) => ({ label, value, field: undefined }))
    : recordFields.map((field) => ({ label: fields[field], value: record?.fields[field] ?? '', field }));

  return (
    <div className={s.file}>
      <div className={s.card} data-kind={isNote ? 'note' : record ? 'order' : 'none'} key={`${order?.number} ${isNote}`}>
        <p className={s.tab}>{isNote ? fill(labels.note, { person }) : order ? fill(labels.order, number) : labels.none}</p>
        {record ? (
          <dl>
            {rows?.map(({ label, value, field }) => (
              <div
                data-field={field}
                data-read={(field && reply.kind === 'answer' && reply.reads.includes(field)) || undefined}
                key={label}
              >
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={s.none}>{words.emptyRecord}</p>
        )}
      </div>
    </div>
  );
}
