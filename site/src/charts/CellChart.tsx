import { cameBack } from '../../../content/came-back.ts';
import { palette } from '../illustrations/palette.ts';
import { Coins } from './Coins.tsx';
import { readFigure } from './read-figure.ts';

const width = 200;

/**
 * The figure of a table's cell, drawn under its words. Percentages of a row keep to one scale, so that they compare.
 * @param row the words of all cells of its row
 */
export function CellChart({ text, row }: { text: string; row: readonly string[] }) {
  const read = readFigure(text);
  if (!read) return null;
  const { kind, value } = read;
  switch (kind) {
    case 'percent': {
      const percents = row.map(readFigure).flatMap((figure) => (figure?.kind === 'percent' ? [figure.value] : []));
      const hundred = (width * 100) / Math.max(100, ...percents);
      return (
        <svg className="on-paper" viewBox={`0 0 ${width} 18`} aria-hidden="true">
          <path d={`M0 9H${hundred.toFixed(1)}`} stroke={palette.ink} strokeOpacity=".12" strokeWidth="14" />
          <path d={`M0 9H${((hundred * value) / 100).toFixed(1)}`} stroke={palette.marigold} strokeWidth="14" />
          <path d={`M${Math.min(hundred, width - 1).toFixed(1)} 0V18`} stroke={palette.ink} strokeWidth="2" />
        </svg>
      );
    }
    case 'factor':
      return <Coins factor={/return/i.test(text) ? cameBack(`${value}x`) : value} color={palette.marigold} unit={23} isSilent />;
    default:
      // Nothing to compare within the row, or too large to be drawn to scale.
      return null;
  }
}
