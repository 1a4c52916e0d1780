import { Parcel } from '../goods/Parcel.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Awning } from '../parts/Awning.tsx';
import { Bust } from '../parts/Bust.tsx';
import { MiniBalance } from '../parts/MiniBalance.tsx';

const departments = [
  { cloth: palette.madder, clothes: palette.greenMid, look: 'short', good: <Tote x={28} y={-60} scale={0.4} /> },
  { cloth: palette.marigold, clothes: palette.madder, look: 'bun', good: <Parcel x={28} y={-60} scale={0.5} fill={palette.kraft} /> },
  { cloth: palette.madder, clothes: palette.sky, look: 'long', good: <Phone x={28} y={-60} scale={0.38} /> },
] as const;

/** Of one department, its wall included. */
const width = 112;

/** A shop of two or three departments, each with somebody of its own: 112 wide for each, 216 high, standing on 0, 0. */
export function DepartmentShop({ count }: { count: 2 | 3 }) {
  const half = (width * count) / 2;
  return (
    <>
      <path d={`M${-half}-196H${half}V0H${-half}z`} fill={palette.paper} />
      <path d={`M${18 - half}-192V-216H${half - 18}V-192z`} fill={palette.ink} />
      <path d={`M${-6 - half}-192H${half + 6}`} stroke={palette.ink} strokeWidth="14" />
      {departments.slice(0, count).map(({ cloth, clothes, look, good }, place) => (
        <g key={look} transform={`translate(${(place + 0.5) * width - half} 0)`}>
          <path d="M-48-142H48V-60H-48z" fill={palette.mist} />
          <Bust x={-16} y={-58} scale={0.72} clothes={clothes} look={look} />
          {good}
          <path d="M-50-58H50V0H-50z" fill={palette.sand} />
          <path d="M-52-58H52" stroke={palette.ink} strokeWidth="8" />
          <Awning x={-52} y={-146} width={104} stripes={5} roof={22} drop={9} fill={cloth} />
        </g>
      ))}
      <MiniBalance x={0} y={-29} scale={0.92} tip={2.5} />
    </>
  );
}
