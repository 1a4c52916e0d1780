import type { ReactNode } from 'react';
import { fill } from '../../../../shared/format/fill.ts';
import { CalculatorScale } from './CalculatorScale.tsx';
import type { CalculatorContent } from './calculator-content.ts';
import type { Estimate } from './estimate.ts';
import type { NumberFormats } from './number-formats.ts';
import s from './Outcome.module.css';
import { RangeBar } from './RangeBar.tsx';
import type { rangeOf } from './range-of.ts';

interface OutcomeProps {
  words: CalculatorContent['words']['outcome'];
  formats: NumberFormats;
  /** The estimate; undefined while a number is missing. */
  result?: Estimate;
  /** The formatted range; undefined if no profit can be added. */
  range?: ReturnType<typeof rangeOf>;
  /** The visitor has changed the numbers. */
  isOwn: boolean;
  /** At least one option is ticked. */
  hasOptions: boolean;
  /** Labels of fields without a valid number. */
  missing: readonly string[];
  /** Links below the result. */
  children: ReactNode;
}

/** Renders the estimated range: on the scale, in large figures, and as bars. */
export function Outcome({ words, formats, result, range, isOwn, hasOptions, missing, children }: OutcomeProps) {
  const { today, highest } = result ?? {};
  const remark = remarkOn(words, { result, hasOptions, missing });
  return (
    <div className={s.outcome}>
      <CalculatorScale
        ratio={today && highest && today.profit > 0 ? highest.profit / today.profit : undefined}
        left={words.today}
        right={words.possible}
      />
      <div className={s.status} role="status">
        {range && (
          <>
            {!isOwn && <p className={s.example}>{words.example}</p>}
            <p className={s.range}>{range.month}</p>
            <p className={s.month}>{words.month}</p>
            <p>{fill(words.year, { range: range.year })}</p>
          </>
        )}
        {remark && <p className={s.remark}>{remark}</p>}
      </div>
      {range && today && highest && (
        <dl className={s.bars}>
          <RangeBar
            label={words.profit}
            from={{ value: today.profit, text: formats.short(today.profit), label: words.today }}
            to={{ value: highest.profit, text: formats.short(highest.profit), label: words.possible }}
          />
          <RangeBar
            label={words.sales}
            from={{ value: today.sales, text: formats.short(today.sales), label: words.today }}
            to={{ value: highest.sales, text: formats.short(highest.sales), label: words.possible }}
          />
        </dl>
      )}
      <p className={s.note}>{words.illustrative}</p>
      {children}
    </div>
  );
}

/** Returns why there is no range. */
function remarkOn(words: OutcomeProps['words'], { result, hasOptions, missing }: Pick<OutcomeProps, 'result' | 'hasOptions' | 'missing'>) {
  if (!result) return fill(words.incomplete, { fields: missing.join(', ') });
  if (!hasOptions) return words.noOption;
  return result.today.profit === 0 ? words.noSales : undefined;
}
