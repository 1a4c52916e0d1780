import { Phone } from '../goods/Phone.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Base } from '../parts/Base.tsx';
import { Frame } from '../parts/Frame.tsx';
import { TippingBeam } from './TippingBeam.tsx';

export function HomeScaleWide({ alt }: { alt: string }) {
  return (
    <Frame alt={alt} width={560} height={560}>
      <rect width="560" height="560" rx="30" fill={palette.green} />
      <path d="M0 414H560V530a30 30 0 0 1-30 30H30a30 30 0 0 1-30-30z" fill={palette.greenDeep} />
      <path d="M217.5 46 222 54M246 34 249 43M280 28V40M314 34 311 43M342.5 46 338 54" stroke={palette.mist} strokeWidth="4" />
      <path d="M280 114V400" stroke={palette.paper} strokeWidth="11" />
      <Base x={280} y={420} scale={1.24} />
      <TippingBeam
        x={280}
        y={114}
        arm={174}
        fall={29}
        drop={184}
        half={90}
        left={
          <>
            <Tote x={-34} y={184} scale={1.08} />
            <Phone x={50} y={184} scale={1.06} pale />
          </>
        }
        right={
          <>
            <rect x="-70" y="42" width="140" height="142" rx="16" fill={palette.white} />
            <path d="M-52 170V142h18v28zM-26 170V130h18v40zM0 170V137h18v33z" fill={palette.mist} />
            <path d="M26 170V104h18v66z" fill={palette.marigold} />
            <path d="M-43 124-17 112 9 117 35 86" fill="none" stroke={palette.madder} strokeWidth="4.5" />
            <text x="-53" y="80" fontSize="28" fontWeight="700" fill={palette.ink}>
              +240
            </text>
          </>
        }
      />
      <rect x="26" y="446" width="248" height="88" rx="18" fill={palette.paper} />
      <rect x="286" y="446" width="248" height="88" rx="18" fill={palette.greenMid} />
      <g fontSize="18.5">
        <text x="46" y="482" fill={palette.inkSoft}>
          Tote, tan: demand up
        </text>
        <text x="306" y="482" fill={palette.mist}>
          Phone: a rival cut
        </text>
        <g fontSize="22" fontWeight="650">
          <text x="46" y="513" fill={palette.ink}>
            Order 240 by Friday
          </text>
          <text x="306" y="513" fill={palette.white}>
            Hold at 349
          </text>
        </g>
      </g>
    </Frame>
  );
}
