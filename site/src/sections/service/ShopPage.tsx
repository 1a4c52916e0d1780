import type { ReactNode } from 'react';
import type { Place } from '../../illustrations/goods/stand.ts';
import { palette } from '../../illustrations/palette.ts';

const { ink, inkSoft, madder, marigold, mist, paper, skyTint, white } = palette;

type Draw = (place: Place) => ReactNode;

/** What the page shows in each of its places; the places themselves stay where they are. */
interface ShopPageProps {
  /** What is offered first, on the page and on the shopper's phone, and the ground under it. */
  first: Draw;
  ground: string;
  offer: Draw;
  letter: Draw;
  /** Which of the sizes is set already. */
  size?: string;
  /** The shopper's head, 102 wide with its shoulders on y = 0; without one, the page knows nobody. */
  head?: ReactNode;
  /** The bell has gone quiet. */
  isQuiet?: boolean;
  children?: ReactNode;
}

const sizes = ['40', '41', '42'];
const line = { stroke: inkSoft, strokeWidth: 9, strokeOpacity: 0.5 };

/** A shop's front page in a browser, with the shopper's phone and letter before it: 560 × 424. */
export function ShopPage({ first, ground, offer, letter, size, head, isQuiet = false, children }: ShopPageProps) {
  return (
    <svg className="on-paper" viewBox="0 0 560 424" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <rect x="2" y="2" width="556" height="376" rx="20" fill={white} stroke={ink} strokeWidth="4" />
      <path d="M2 44V22A20 20 0 0 1 22 2H538A20 20 0 0 1 558 22V44z" fill={ink} />
      <path d="M26 23H26.1M48 23H48.1M70 23H70.1" stroke={paper} strokeWidth="12" />
      <path d="M30 76H112" stroke={ink} strokeWidth="13" />
      <path d="M156 76H340" stroke={mist} strokeWidth="34" />
      <g fill="none" stroke={inkSoft} strokeWidth="4">
        <circle cx="158" cy="74" r="8" />
        <path d="m164 80 7 7" />
      </g>
      <path
        d="M428 88C435 80 434 72 434 69a16 16 0 0 1 32 0C466 72 465 80 472 88zM445 94h10"
        fill={isQuiet ? mist : ink}
        stroke={ink}
        strokeWidth="4"
      />
      {isQuiet ? (
        <path d="M430 94 470 54" stroke={ink} strokeWidth="5" />
      ) : (
        <circle cx="466" cy="58" r="10" fill={madder} stroke={white} strokeWidth="3" />
      )}
      <circle cx="512" cy="76" r="25" fill={head ? palette.marigoldTint : mist} />
      {head ?? <path d="M512 80a10 11 0 1 0-.1 0M496 95C498 82 526 82 528 95" fill={inkSoft} />}

      <rect x="24" y="122" width="266" height="234" rx="12" fill={ground} />
      {first({ x: 157, y: 276, scale: 1.55 })}
      <path d="M48 312H180M48 334H124" {...line} stroke={ink} />
      {sizes.map((one, i) => (
        <g key={one}>
          <rect x={306 + i * 81.5} y="122" width="67" height="42" rx="10" fill={one === size ? ink : white} stroke={ink} strokeWidth="3" />
          <text x={339.5 + i * 81.5} y="153" textAnchor="middle" fontSize="28" fontWeight="600" fill={one === size ? paper : ink}>
            {one}
          </text>
        </g>
      ))}
      <rect x="306" y="180" width="110" height="96" rx="12" fill={skyTint} />
      {offer({ x: 356, y: 262, scale: 0.74 })}
      <path d="M374 264 388 250H422V278H388z" fill={madder} stroke={white} strokeWidth="4" />
      <circle cx="392" cy="264" r="4" fill={white} />

      <path d="M300 350 361 300 422 350V408H300z" fill={paper} stroke={ink} strokeWidth="4" />
      <path d="M314 290H408V370H314z" fill={white} stroke={ink} strokeWidth="4" />
      {letter({ x: 361, y: 354, scale: 0.5 })}
      <path d="M300 350 361 386 422 350V412Q422 416 418 416H304Q300 416 300 412z" fill={marigold} stroke={ink} strokeWidth="4" />

      <rect x="434" y="186" width="108" height="228" rx="18" fill={ink} />
      <rect x="444" y="204" width="88" height="192" rx="8" fill={white} />
      <path d="M452 204H524Q532 204 532 212V306H444V212Q444 204 452 204" fill={ground} />
      {first({ x: 488, y: 288, scale: 0.54 })}
      <path d="M456 328H520M456 348H492" {...line} strokeWidth="8" />
      <path d="M462 376H514" stroke={ink} strokeWidth="20" />
      {children}
    </svg>
  );
}
