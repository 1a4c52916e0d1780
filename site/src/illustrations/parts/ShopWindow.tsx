import { palette } from '../palette.ts';

/** What each of six shop systems shows in its window, 96 × 64 with the middle at 0 0. */
const faces = [
  <path
    key="awning"
    d="M-34-22H34V-10a11.3 8 0 0 1-22.6 0 11.3 8 0 0 1-22.7 0 11.3 8 0 0 1-22.7 0zM-26 4H-4V22H-26zM8 4H24V22H8z"
    fill={palette.madder}
  />,
  <path
    key="bag"
    d="M-16-6H16L20 21H-20zM-8-6V-12a8 8 0 0 1 16 0V-6M-8 2a8 8 0 0 0 16 0"
    fill="none"
    stroke={palette.green}
    strokeWidth="5"
  />,
  <path key="cart" d="M-26-18H-18L-10 10H16L22-10H-15M-6 20h.1M12 20h.1" fill="none" stroke={palette.sky} strokeWidth="6" />,
  <path key="phone" d="M-12-24H12V24H-12zM-4 17H4M-12-14H12" fill="none" stroke={palette.sky} strokeWidth="5" />,
  <path
    key="braces"
    d="M-14-20Q-22-20-22-12V-6Q-22 0-28 0-22 0-22 6V12Q-22 20-14 20M14-20Q22-20 22-12V-6Q22 0 28 0 22 0 22 6V12Q22 20 14 20M0-8V-8M0 8V8"
    fill="none"
    stroke={palette.madder}
    strokeWidth="5.5"
  />,
  <path key="tiles" d="M-24-20H-4V-2H-24zM4-20H24V-2H4zM-24 6H-4V22H-24zM4 6H24V22H4z" fill={palette.green} />,
];

interface ShopWindowProps {
  x: number;
  y: number;
  scale?: number;
  face: number;
  /** Whether its plug hangs below it or stands above it. */
  plug: 'below' | 'above';
}

/** A shop system with its plug; the prongs end 62 units from its middle. */
export function ShopWindow({ x, y, scale = 1, face, plug }: ShopWindowProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <rect x="-48" y="-32" width="96" height="64" rx="13" fill={palette.white} />
      {faces[face]}
      <g fill={palette.inkSoft} stroke={palette.inkSoft} strokeWidth="6" transform={plug === 'above' ? 'scale(1-1)' : undefined}>
        <path d="M-9 46V62M9 46V62M-19 35H19V46H-19z" />
      </g>
    </g>
  );
}
