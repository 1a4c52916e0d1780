import type { JSX } from 'react';
import type { Icon } from '../../../content/schema/drawings.ts';
import { palette } from './palette.ts';

const { green, ink, madder, marigold, sky, white } = palette;

/** Icons in a 72 × 48 box. The outer svg sets colour, 4-unit strokes and round caps; each icon has at most one accent. */
export const iconShapes: Record<Icon, JSX.Element> = {
  trend: (
    <>
      <path d="M4 40 22 25 36 33 62 10" />
      <circle cx="64" cy="9" r="5" fill={marigold} />
    </>
  ),
  compare: (
    <>
      <rect x="6" y="6" width="20" height="38" rx="4" />
      <rect x="46" y="20" width="20" height="24" rx="4" fill={marigold} />
      <path d="M36 6V44" strokeDasharray=".1 9" />
    </>
  ),
  limits: (
    <>
      <path d="M4 5H68M4 43H68" stroke={madder} />
      <path d="M8 32H22V21H38V29H52V15H64" />
    </>
  ),
  stock: (
    <>
      <rect x="22" y="4" width="28" height="18" rx="3" />
      <rect x="6" y="26" width="28" height="18" rx="3" fill={marigold} />
      <rect x="38" y="26" width="28" height="18" rx="3" />
    </>
  ),
  trial: (
    <>
      <path d="M4 24H18C38 24 36 9 52 9M18 24C38 24 36 39 52 39" />
      <circle cx="59" cy="9" r="6" fill={marigold} />
      <circle cx="59" cy="39" r="6" />
    </>
  ),
  reason: (
    <>
      <path d="M14 42V8M4 18 14 8 24 18" stroke={green} />
      <path d="M38 9H68M38 24H62M38 39H54" />
    </>
  ),
  rank: (
    <>
      <rect x="5" y="22" width="18" height="22" rx="3" />
      <rect x="27" y="5" width="18" height="39" rx="3" fill={marigold} />
      <rect x="49" y="31" width="18" height="13" rx="3" />
    </>
  ),
  basket: (
    <>
      <path d="M8 20H64L58 40Q57 44 53 44H19Q15 44 14 40z" fill={marigold} />
      <path d="M4 20H68M22 20 31 5M50 20 41 5M28 29V35M44 29V35M36 29V35" />
    </>
  ),
  eye: (
    <>
      <path d="M5 24Q36-12 67 24 36 60 5 24z" />
      <circle cx="36" cy="24" r="8" fill={green} />
    </>
  ),
  clock: (
    <>
      <path d="M36 24V11A13 13 0 0 1 49 24z" fill={marigold} stroke="none" />
      <circle cx="36" cy="24" r="20" />
      <path d="M36 12V24H46" />
    </>
  ),
  bell: (
    <>
      <path d="M18 35C23 30 23 25 23 20A13 13 0 0 1 49 20C49 25 49 30 54 35z" fill={marigold} />
      <path d="M31 43H41M36 6V3" />
    </>
  ),
  truck: (
    <>
      <path d="M5 7H40V36H5z" fill={marigold} />
      <path d="M40 16H54L67 27V36H40" />
      <circle cx="19" cy="39" r="6" fill={white} />
      <circle cx="53" cy="39" r="6" fill={white} />
    </>
  ),
  speech: (
    <>
      <path d="M13 4H59A7 7 0 0 1 66 11V27A7 7 0 0 1 59 34H33L20 45V34H13A7 7 0 0 1 6 27V11A7 7 0 0 1 13 4z" />
      <path d="M23 19H23.1M36 19H36.100M49 19H49.1" stroke={sky} strokeWidth="7" />
    </>
  ),
  'hand-over': (
    <>
      <path d="M4 18H22V34H4zM13 18V24M30 26H42M37 20 43 26 37 32" />
      <circle cx="58" cy="13" r="8" fill={sky} />
      <path d="M47 44V40A11 11 0 0 1 69 40V44" />
    </>
  ),
  globe: (
    <>
      <circle cx="36" cy="24" r="20" />
      <path d="M16 24H56M36 4C24 16 24 32 36 44 48 32 48 16 36 4" />
      <circle cx="45" cy="15" r="6" fill={madder} />
    </>
  ),
  shield: (
    <>
      <path d="M36 3 56 10V22C56 34 47 41 36 45 25 41 16 34 16 22V10z" fill={green} />
      <path d="M27 23 34 30 46 17" stroke={white} />
    </>
  ),
  plug: (
    <>
      <path d="M4 24H16M36 17H47M36 31H47M68 24H62" />
      <path d="M36 10V38H30A14 14 0 0 1 30 10z" fill={marigold} />
      <path d="M56 8V40H62V8z" />
    </>
  ),
  layers: (
    <>
      <path d="M36 4 64 15 36 26 8 15z" fill={marigold} />
      <path d="M8 25 36 36 64 25M8 34 36 45 64 34" />
    </>
  ),
  person: (
    <>
      <circle cx="36" cy="14" r="10" fill={marigold} />
      <path d="M16 45C16 24 56 24 56 45" />
    </>
  ),
  people: (
    <>
      <circle cx="36" cy="13" r="9" fill={sky} />
      <path d="M21 45C21 25 51 25 51 45M17 26C9 25 4 31 4 39M55 26C63 25 68 31 68 39" />
      <circle cx="14" cy="16" r="4" fill={ink} />
      <circle cx="58" cy="16" r="4" fill={ink} />
    </>
  ),
  search: (
    <>
      <circle cx="31" cy="20" r="16" />
      <path d="M43 32 56 45" />
      <circle cx="31" cy="20" r="6" fill={marigold} stroke="none" />
    </>
  ),
  'map-pin': (
    <>
      <path d="M36 45C24 32 19 26 19 19A17 16 0 0 1 53 19C53 26 48 32 36 45z" fill={madder} />
      <circle cx="36" cy="19" r="5" fill={white} stroke="none" />
    </>
  ),
  calendar: (
    <>
      <rect x="12" y="8" width="48" height="37" rx="5" />
      <path d="M12 20H60M26 3V12M46 3V12M25 29H25.100M36 29H36.100M25 37H25.1" />
      <rect x="41" y="27" width="12" height="12" rx="3" fill={marigold} stroke="none" />
    </>
  ),
  repeat: (
    <>
      <path d="M8 22A12 12 0 0 1 20 10H60M52 3 60 10 52 17M64 26A12 12 0 0 1 52 38H12M20 31 12 38 20 45" />
      <circle cx="36" cy="24" r="5" fill={green} stroke="none" />
    </>
  ),
  warehouse: (
    <>
      <path d="M6 44V18L36 4 66 18V44" />
      <path d="M20 44V26H52V44z" fill={marigold} />
      <path d="M20 35H52" />
    </>
  ),
  tag: (
    <>
      <path d="M5 24 20 7H60A6 6 0 0 1 66 13V35A6 6 0 0 1 60 41H20z" fill={marigold} />
      <path d="M24 24H24.1" strokeWidth="7" />
      <path d="M38 19H54M38 29H48" />
    </>
  ),
  chart: (
    <>
      <path d="M7 4V44H67" />
      <rect x="17" y="27" width="10" height="17" />
      <rect x="34" y="10" width="10" height="34" fill={green} />
      <rect x="51" y="19" width="10" height="25" />
    </>
  ),
  cone: (
    <>
      <path d="M32 24 67 5V41z" fill={marigold} />
      <path d="M4 37 14 29 22 32 32 24" />
    </>
  ),
  check: (
    <>
      <rect x="15" y="4" width="42" height="40" rx="10" fill={marigold} />
      <path d="M25 24 33 32 47 16" />
    </>
  ),
  puzzle: <path d="M14 13H28C23 0 45 0 40 13H54V22C67 17 67 39 54 34V45H14z" fill={sky} />,
  lock: (
    <>
      <path d="M25 20V15A11 11 0 0 1 47 15V20" />
      <rect x="16" y="20" width="40" height="25" rx="6" fill={marigold} />
      <path d="M36 30V35" />
    </>
  ),
  cloud: (
    <>
      <path d="M20 36A11 11 0 0 1 19 14 17 17 0 0 1 51 13 11.5 11.5 0 0 1 53 36" />
      <path d="M36 45V25M28 32 36 24 44 32" stroke={sky} />
    </>
  ),
  camera: (
    <>
      <path d="M12 12H25L29 5H43L47 12H60A5 5 0 0 1 65 17V39A5 5 0 0 1 60 44H12A5 5 0 0 1 7 39V17A5 5 0 0 1 12 12z" />
      <circle cx="36" cy="27" r="9" fill={sky} />
      <path d="M55 20H55.1" />
    </>
  ),
  text: (
    <>
      <rect x="30" y="17" width="38" height="14" rx="5" fill={marigold} stroke="none" />
      <path d="M6 9H58M6 24H20M36 24H62M6 39H44" />
    </>
  ),
  season: (
    <>
      <circle cx="18" cy="24" r="7" fill={marigold} />
      <path d="M18 7V9M18 39V41M1.5 24H3M33 24H34M6.5 12.5 7 13M29 13 29.5 12.500M6.5 35.5 7 35M29 35 29.5 35.5" strokeWidth="3.5" />
      <path d="M55 8V40M41 16 69 32M69 16 41 32M50 10 55 15 60 10M50 38 55 33 60 38" strokeWidth="3.5" />
    </>
  ),
  size: (
    <>
      <path d="M4 20H68V42H4z" fill={marigold} />
      <path d="M16 20V30M28 20V27M40 20V30M52 20V27M8 8H64M14 3 8 8 14 13M58 3 64 8 58 13" />
    </>
  ),
};
