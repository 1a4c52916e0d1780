import { palette } from '../../site/src/illustrations/palette.ts';
import { Base } from '../../site/src/illustrations/parts/Base.tsx';
import { Pan } from '../../site/src/illustrations/parts/Pan.tsx';

/** Envelopes in each row of a pan, from the bottom. */
const rows = [5, 4, 3] as const;
const ROOM = 12;
const [WIDE, HIGH] = [32, 24];
/** Middle of the beam (x, y), and the distance from it to each hook. */
const [MIDDLE, TOP, ARM] = [230, 74, 128];
/** How far the heavier side goes down and the other up. */
const TILT = 26;
const DROP = 100;

/** Draws this week's enquiries weighed against last week's. Decorative: the sentences beside it say the same. */
export function WeekScale({ now, before }: { now: number; before: number }) {
  const most = Math.max(1, now, before);
  /** People that one envelope stands for. */
  const unit = Math.ceil(most / ROOM);
  const tilt = (TILT * (now - before)) / most;
  const side = (x: number, y: number, count: number, label: string) => (
    <>
      <Pan x={x} y={y} drop={DROP} half={92}>
        {places(Math.ceil(count / unit)).map(([left, up]) => (
          <Letter key={`${left} ${up}`} x={x + left} y={y + DROP - up} />
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
function places(count: number): [left: number, up: number][] {
  const lying: [number, number][] = [];
  for (const [row, room] of rows.entries()) {
    const many = Math.min(room, count - lying.length);
    for (let place = 0; place < many; place += 1) lying.push([(place - many / 2) * (WIDE + 3), row * (HIGH + 2) + HIGH + 2]);
  }
  return lying;
}

function Letter({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={WIDE} height={HIGH} rx="3" fill={palette.paper} />
      <path d={`M2 3l${WIDE / 2 - 2} 10 ${WIDE / 2 - 2}-10`} fill="none" stroke={palette.green} strokeWidth="2" />
    </g>
  );
}
