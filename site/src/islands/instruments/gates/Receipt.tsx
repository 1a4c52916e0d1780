import type { GatesWords } from '../../../../../content/schema/instruments/gates.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber, inRupees } from '../frame/format-number.ts';
import s from './Receipt.module.css';
import type { Weighed } from './weigh.ts';

interface ReceiptProps extends Pick<Weighed, 'fixed' | 'moving' | 'isLoss'> {
  words: GatesWords['receipt'];
  /** The shop's fixed price, in ₹. */
  own: number;
}

const formats = { sold: formatNumber, taken: inRupees, margin: inRupees } as const;

/** Renders the day's sales at the fixed price and at the dynamic price, including losses. */
export function Receipt({ fixed, moving, isLoss, words, own }: ReceiptProps) {
  return (
    <table className={s.receipt} data-loss={isLoss || undefined}>
      <caption>{words.heading}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{fill(words.fixed, { own: inRupees(own) })}</th>
          <th scope="col">{words.moving}</th>
        </tr>
      </thead>
      <tbody>
        {(['sold', 'taken', 'margin'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{words[name]}</th>
            <td>{formats[name](fixed[name])}</td>
            <td>{formats[name](moving[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
