import { palette } from '../palette.ts';
import { Awning } from '../parts/Awning.tsx';
import { MiniBalance } from '../parts/MiniBalance.tsx';

const width = 44;

/** Shops from left to right: height, colours and icon of the service, 30 × 24. */
const shops = [
  { height: 128, wall: palette.paper, cloth: palette.madder, sign: 'M5 20V12M15 20V4M25 20V15' },
  { height: 196, wall: palette.madder, cloth: palette.marigold, sign: 'M3 5 15 19V7L27 19' },
  { height: 162, wall: palette.sand, cloth: palette.greenMid, sign: 'M4 4H26V16H12L6 21V16H4z' },
  { height: 230, wall: palette.green, cloth: palette.madder, sign: 'M3 20H11V12H19V5H27' },
  { height: 162, wall: palette.marigold, cloth: palette.sky, sign: 'M5 4H12V10H5zM18 4H25V10H18zM5 15H12V21H5zM18 15H25V21H18z' },
  { height: 128, wall: palette.paper, cloth: palette.madder, sign: 'M3 14 13 12 27 4M13 12 27 21' },
];

/** Returns the path of the windows above a shop's sign, two per floor. */
function windows(height: number): string {
  const floors = Math.floor((height - 104) / 34);
  return Array.from({ length: floors }, (_, floor) => `M12 ${16 + floor * 34 - height}v14M32 ${16 + floor * 34 - height}v14`).join('');
}

/** Draws 2023: a street of shops with each service's sign, the balance on the tallest. */
export function StreetScene() {
  return (
    <>
      {shops.map(({ height, wall, cloth, sign }, place) => {
        const isDark = wall === palette.green || wall === palette.madder;
        return (
          <g key={sign} transform={`translate(${place * width - 122} 0)`}>
            <path d={`M0 ${-height}H${width}V0H0z`} fill={wall} />
            {height > 138 && (
              <path d={windows(height)} stroke={isDark ? palette.marigoldTint : palette.ink} strokeWidth="9" strokeLinecap="butt" />
            )}
            <path d="M3-98H41V-66H3z" fill={palette.white} />
            <path d={sign} transform="translate(7-94)" fill="none" stroke={palette.ink} strokeWidth="4" />
            <path d="M6 0V-38H22V0z" fill={isDark ? palette.mist : palette.green} />
            <path d="M26-38H39V-12H26z" fill={isDark ? palette.skyTint : palette.sky} />
            <Awning x={0} y={-50} width={width} stripes={3} roof={11} drop={7} fill={cloth} />
          </g>
        );
      })}
      <path d="M32-230V-244" stroke={palette.ink} strokeWidth="5" />
      <MiniBalance x={32} y={-260} tip={2.5} />
    </>
  );
}
