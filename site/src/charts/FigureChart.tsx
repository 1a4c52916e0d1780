import { cameBack } from '../../../content/came-back.ts';
import type { Measure } from '../../../content/schema/parts.ts';
import { palette } from '../illustrations/palette.ts';
import { Baskets } from './Baskets.tsx';
import { Bubbles } from './Bubbles.tsx';
import { Calendar } from './Calendar.tsx';
import { ClockDial } from './ClockDial.tsx';
import { Coins } from './Coins.tsx';
import { GrowthColumns } from './GrowthColumns.tsx';
import { Parts } from './Parts.tsx';
import { PriceTag } from './PriceTag.tsx';
import { readFigure } from './read-figure.ts';
import { SecondRuler } from './SecondRuler.tsx';
import { Sockets } from './Sockets.tsx';
import { Stretch } from './Stretch.tsx';
import { ThousandField } from './ThousandField.tsx';
import { TileField } from './TileField.tsx';
import { WeekGrid } from './WeekGrid.tsx';

export interface FigureChartProps {
  /** As published, such as 25%. */
  figure: string;
  /** What it is a figure of; without it the figure's own form decides. */
  measures?: Measure | 'services';
  accent?: 'green' | 'marigold' | 'madder' | 'sky';
  /** The whole of which the figure counts some: all services of the agency. */
  of?: number;
}

/** The figure drawn to scale, by what it measures. A figure that cannot be drawn so has no chart. */
export function FigureChart({ figure, measures, accent = 'marigold', of = 0 }: FigureChartProps) {
  const color = palette[accent];
  if (measures === 'services') return <Parts count={Number(figure)} of={of} color={color} />;
  const read = readFigure(figure);
  if (!read) return null;
  const { kind, value, from } = read;
  switch (kind) {
    case 'percent':
      return percentChart(value, color, measures);
    case 'factor':
      return measures === 'return' ? (
        <Coins factor={cameBack(figure)} color={color} unit={23} />
      ) : (
        <Coins factor={value} color={color} unit={28} isReturn={false} />
      );
    case 'hours':
      return <WeekGrid color={color} />;
    case 'minutes':
      return <ClockDial part={value / 60} color={color} />;
    case 'milliseconds':
      return <SecondRuler milliseconds={value} color={color} />;
    case 'weeks':
    case 'months':
      return <Calendar unit={kind} from={from} value={value} color={color} />;
    case 'count':
      // More than can be counted at a glance is no drawing.
      return value <= 100 ? <Sockets count={value} color={color} /> : null;
  }
}

function percentChart(percent: number, color: string, measures: FigureChartProps['measures']) {
  switch (measures) {
    case 'revenue':
    case 'growth':
      return <GrowthColumns percent={percent} color={color} />;
    case 'margin':
      return <PriceTag percent={percent} color={color} />;
    case 'orders':
      return <Baskets percent={percent} color={color} />;
    case 'engagement':
      return <Bubbles percent={percent} color={color} />;
    case 'work':
      return <Stretch percent={percent} color={color} />;
    case 'return':
      return <Coins factor={cameBack(`${percent}%`)} color={color} />;
    case 'time':
      return <ClockDial part={percent / 100} color={color} />;
    default:
      // More than a whole is no part of one.
      if (percent > 100) return <Coins factor={percent / 100} color={color} isReturn={false} />;
      if (Number.isInteger(percent)) return <TileField filled={percent} color={color} round={measures === 'satisfaction'} />;
      return tenths(percent, color);
  }
}

/** Tenths of a percent can be counted while few are missing; hundredths cannot. */
function tenths(percent: number, color: string) {
  const missing = 1000 - percent * 10;
  return missing <= 9 && Number.isInteger(Math.round(missing * 1e6) / 1e6) ? (
    <ThousandField missing={Math.round(missing)} color={color} />
  ) : null;
}
