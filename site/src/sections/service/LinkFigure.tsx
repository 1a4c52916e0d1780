import { FigureChart } from '../../charts/FigureChart.tsx';
import { MeetingPoints } from '../../charts/MeetingPoints.tsx';
import { readFigure } from '../../charts/read-figure.ts';
import { CallAndBack } from './CallAndBack.tsx';
import { SignedAgreement } from './SignedAgreement.tsx';

/** A figure of the link between a shop's systems and ours: what is agreed, how soon a call is answered, where they meet. */
export function LinkFigure({ figure }: { figure: string }) {
  const { kind, value = 0 } = readFigure(figure) ?? {};
  if (kind === 'percent') return <SignedAgreement />;
  if (kind === 'milliseconds') return <CallAndBack />;
  if (kind === 'count' && value <= 100 && value % 10 === 0) return <MeetingPoints count={value} />;
  return <FigureChart figure={figure} />;
}
