import { Dumbbell } from '../goods/Dumbbell.tsx';
import { Lamp } from '../goods/Lamp.tsx';
import { Lipstick } from '../goods/Lipstick.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Swap } from '../parts/Swap.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates personalization: a page of tiles for one visitor; two swap places, one is enlarged. */
export function TileGrid(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M26 232V36a16 16 0 0 1 16-16H358a16 16 0 0 1 16 16V232z" fill={palette.white} />
          <path d="M46 36h.1M60 36h.1M74 36h.1" stroke={palette.ink} strokeWidth="7" />
          <g fill={palette.sand}>
            <rect x="40" y="54" width="88" height="76" rx="12" fill={palette.madderTint} />
            <rect x="40" y="140" width="88" height="76" rx="12" fill={palette.skyTint} />
            <rect x="272" y="54" width="88" height="76" rx="12" fill={palette.mist} />
            <rect x="272" y="140" width="88" height="76" rx="12" />
          </g>
          <rect x="138" y="54" width="124" height="162" rx="14" fill={palette.marigold} />
          <Tote x={84} y={122} scale={0.58} />
          <Dumbbell x={84} y={196} scale={0.56} />
          <path d="M290 78H342M290 94H330M290 110H336" stroke={palette.greenMid} strokeWidth="6" />
          <Lipstick x={316} y={209} scale={0.6} />
          <Shoe x={195} y={156} scale={0.74} sole={palette.madder} />
          <text x="200" y="197" fontSize="20" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            for you
          </text>
          <g className="answer spin">
            <Swap x={267} y={135} scale={0.84} />
          </g>
        </>
      }
      hero={
        <>
          <path d="M206 480V56a22 22 0 0 1 22-22H582a22 22 0 0 1 22 22V480z" fill={palette.white} />
          <path d="M234 60h.1M256 60h.1M278 60h.1" stroke={palette.ink} strokeWidth="11" />
          <rect x="226" y="88" width="224" height="232" rx="20" fill={palette.marigold} />
          <rect x="464" y="88" width="120" height="109" rx="16" fill={palette.madderTint} />
          <rect x="464" y="211" width="120" height="109" rx="16" fill={palette.skyTint} />
          <rect x="226" y="334" width="105" height="120" rx="16" fill={palette.sand} />
          <rect x="345" y="334" width="239" height="120" rx="16" fill={palette.mist} />
          <Shoe x={328} y={236} scale={1.26} sole={palette.madder} />
          <text x="338" y="296" fontSize="34" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            for you
          </text>
          <Tote x={530} y={184} scale={0.84} />
          <Dumbbell x={528} y={290} scale={0.74} />
          <Lamp x={278} y={442} scale={0.76} />
          <path d="M374 366H560M374 394H520M374 422H544" stroke={palette.greenMid} strokeWidth="9" />
          <g className="answer spin">
            <Swap x={457} y={204} scale={1.35} />
          </g>
          <g fill={palette.paper}>
            <rect x="34" y="60" width="134" height="52" rx="26" />
            <rect x="34" y="132" width="134" height="52" rx="26" />
            <rect x="34" y="204" width="134" height="52" rx="26" />
          </g>
          <g fontSize="28" fontWeight="600" textAnchor="middle" fill={palette.ink}>
            <text x="101" y="95">
              runs
            </text>
            <text x="101" y="167">
              size 42
            </text>
            <text x="101" y="239">
              7 pm
            </text>
          </g>
          <path d="M179 86H200M179 158H200M179 230H200" stroke={palette.ink} strokeWidth="5" strokeDasharray="1 10" />
          <Bust x={101} y={480} scale={1.75} clothes={palette.sky} />
        </>
      }
    />
  );
}
