import { palette } from '../../site/src/drawings/palette.ts';
import { Base } from '../../site/src/drawings/parts/Base.tsx';
import { Pan } from '../../site/src/drawings/parts/Pan.tsx';

/** Envelopes in each row of a pan from the bottom, and in a full pan. */
const rows = [5, 4, 3] as const;
const PAN_CAPACITY = 12;
const [ENVELOPE_WIDTH, ENVELOPE_HEIGHT] = [32, 24];
/** Middle of the beam (x, y), and the distance from it to each hook. */
const [MIDDLE, TOP, ARM] = [230, 74, 128];
/** Greatest distance by which the heavier side goes down and the lighter side goes up. */
const TILT = 26;
const DROP = 100;

/** Draws this week's enquiries weighed against last week's. Decorative, because the sentences beside it have the numbers. */
export function WeekScale({ now, before }: { now: number; before: number }) {
  const most = Math.max(1, now, before);
  /** People that one envelope stands for. */
  const unit = Math.ceil(most / PAN_CAPACITY);
  const tilt = (TILT * (now - before)) / most;
  const side = (x: number, y: number, count: number, label: string) => (
    <>
      <Pan x={x} y={y} drop={DROP} half={92}>
        {positionsOf(Math.ceil(count / unit)).map(([left, up]) => (
          <Envelope key={`${left} ${up}`} x={x + left} y={y + DROP - up} />
        ))}
      </Pan>
      <text x={x} y={y + DROP + 84} textAnchor="middle" fill={palette.paper}>
        {label}
      </text>
    </>
  );
  return (
    <svg className="on-green" viewBox="0 0 460 340" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${MIDDLE} 34V322M${MIDDLE - ARM} ${TOP + tilt} ${MIDDLE + ARM} ${TOP - tilt}`} stroke={palette.paper} strokeWidth="6" />
      <Base x={MIDDLE} y={334} scale={0.9} />
      {side(MIDDLE - ARM, TOP + tilt, now, 'this week')}
      {side(MIDDLE + ARM, TOP - tilt, before, 'the week before')}
      <circle cx={MIDDLE} cy={TOP} r="11" fill={palette.marigold} />
      {unit > 1 && <text x={MIDDLE} y="20" textAnchor="middle" fill={palette.paper}>{`each letter stands for ${unit} people`}</text>}
    </svg>
  );
}

/** Returns the position of each envelope: left edge from the pan's middle, and height above its floor. */
function positionsOf(count: number): [left: number, up: number][] {
  const positions: [number, number][] = [];
  for (const [row, capacity] of rows.entries()) {
    const inRow = Math.min(capacity, count - positions.length);
    for (let index = 0; index < inRow; index += 1)
      positions.push([(index - inRow / 2) * (ENVELOPE_WIDTH + 3), row * (ENVELOPE_HEIGHT + 2) + ENVELOPE_HEIGHT + 2]);
  }
  return positions;
}

function Envelope({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={ENVELOPE_WIDTH} height={ENVELOPE_HEIGHT} rx="3" fill={palette.paper} />
      <path d={`M2 3l${ENVELOPE_WIDTH / 2 - 2} 10 ${ENVELOPE_WIDTH / 2 - 2}-10`} fill="none" stroke={palette.green} strokeWidth="2" />
    </g>
  );
}
