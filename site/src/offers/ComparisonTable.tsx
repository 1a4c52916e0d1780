import type { Content } from '../../../content/load.ts';
import { unmarked } from '../../../content/place-marks.ts';
import { capital } from '../../../shared/format/fill.ts';
import { HowWeCount } from '../components/HowWeCount.tsx';
import { Svg } from '../drawings/parts/Frame.tsx';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import s from './ComparisonTable.module.css';

type Comparison = Content['pages']['comparison'];
type Row = Comparison['groups'][number]['rows'][number];

/** Drawings of the three shops to one scale, without the ground on which cards show them. */
const shops = [
  { name: 'one-counter', viewBox: '138 0 366 184' },
  { name: 'storeroom-branches', viewBox: '57 0 366 184' },
  { name: 'two-boards', viewBox: '0 2 366 184' },
];

/**
 * Compares the solutions: three shops on one shelf, and rows that say once what is the same. On phones a row is its three marked
 * phrases, one below the other, each after its shop's first word.
 */
export function ComparisonTable({ columns, groups, question }: Pick<Comparison, 'columns' | 'groups' | 'question'>) {
  return (
    <div className={s.compare}>
      <div className={`picture wrap ${s.shops}`}>
        <h2>{question}</h2>
        {shops.map(({ name, viewBox }) => (
          <Svg alt="" viewBox={viewBox} key={name}>
            <Shapes file={svgFile(`sizes/${name}`)} />
          </Svg>
        ))}
      </div>
      <table className={`wrap ${s.table}`}>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, text, href }) => (
              <th key={href} scope="col">
                <a href={href}>{name}</a>
                <span>{text}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th className={s.group} scope="rowgroup" colSpan={4}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  {row.label}
                  {row.same && (
                    <small>
                      {' '}
                      <b>{row.same.figure}</b> {row.same.text}
                    </small>
                  )}
                </th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]?.href} data-shop={columns[at]?.name.split(' ')[0]}>
                    <Cell text={cell} row={row} at={at} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className="wrap">
        <HowWeCount />
      </div>
    </div>
  );
}

/** Splits "30% revenue growth, a 3x return and 99% uptime" into figures and what they measure. */
function figuresIn(text: string) {
  const words = unmarked(text);
  return words.split(/, | and /).flatMap((part) => {
    const [figure = '', ...of] = part.slice(part.search(/\d/)).split(' ');
    return /\d/.test(figure) ? [{ figure, of: of.join(' ') + text.slice(words.length) }] : [];
  });
}

/** Renders a cell: three figures as a list, or its words without what all cells share, with those that differ tinted. */
function Cell({ text, row: { differs, same }, at }: { text: string; row: Row; at: number }) {
  const figures = figuresIn(text);
  if (figures.length > 2)
    return (
      <ul>
        {figures.map(({ figure, of }) => (
          <li key={of}>
            <b>{figure}</b> {of}
          </li>
        ))}
      </ul>
    );
  const own = same ? text.slice(`${same.figure} ${same.text}`.length).replace(/^,? (?:and |for )?/, '') : text;
  const tinted = differs?.[at] ?? own;
  const [before = '', after] = own.split(tinted);
  return (
    <>
      <span>{capital(before)}</span>
      <mark>{before ? tinted : capital(tinted)}</mark>
      <span>{after}</span>
    </>
  );
}
