import { Weight } from '../goods/Weight.tsx';
import { palette } from '../palette.ts';
import { MiniBalance } from '../parts/MiniBalance.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { ShopWindow } from '../parts/ShopWindow.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** Signals come in on the left, layers weigh them on the bench, one decision goes out on the right. */
export function TechnologyBench(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M0 290H1240V310H0z" fill={palette.kraft} />
          <path d="M0 310H1240V360H0z" fill={palette.green} />
          <path d="M120 324H300V348H120zM530 324H710V348H530zM940 324H1120V348H940z" fill={palette.greenDeep} />
          <path d="M200 336H220M610 336H630M1020 336H1040" stroke={palette.marigold} strokeWidth="6" />
          <path d="M0 64H100M0 142H100M0 220H100" stroke={palette.ink} strokeWidth="5" strokeDasharray="1 14" />
          <path
            d="M190 64C320 64 330 110 440 118M190 142C320 142 330 166 440 176M190 220C320 220 330 232 440 234"
            fill="none"
            stroke={palette.ink}
            strokeWidth="5"
          />
          <path d="M190 142C320 142 330 166 440 176" fill="none" stroke={palette.marigold} strokeWidth="9" />
          <g className="answer on step" fill={palette.white}>
            <rect x="90" y="34" width="104" height="60" rx="30" />
            <rect x="90" y="112" width="104" height="60" rx="30" fill={palette.marigold} />
            <rect x="90" y="190" width="104" height="60" rx="30" />
          </g>
          <g className="answer on step" fill="none" stroke={palette.ink} strokeWidth="5">
            <path d="M118 64Q142 38 166 64 142 90 118 64zM142 64h.1M121 126H127L134 152H158L163 133H131M138 161h.1M154 161h.1M161 220a19 19 0 1 1-38 0 19 19 0 0 1 38 0M142 210V220L149 225" />
          </g>
          <path d="M434 130V290M726 130V290M826 96V290" stroke={palette.inkSoft} strokeWidth="8" />
          <path d="M420 240 520 194H840L740 240z" fill={palette.sky} />
          <path d="M420 240H740L840 194V208L740 254H420z" fill={palette.ink} />
          <path d="M420 184 520 138H840L740 184z" fill={palette.greenMid} />
          <path d="M420 184H740L840 138V152L740 198H420z" fill={palette.greenDeep} />
          <path d="M492 172H560L610 158H680L720 168" fill="none" stroke={palette.marigold} strokeWidth="5" />
          <path d="M492 172h.1M560 172h.1M610 158h.1M680 158h.1M720 168h.1" stroke={palette.marigold} strokeWidth="14" />
          <path
            d="M484 228h.1M540 228h.1M596 228h.1M652 228h.1M708 228h.1M516 214h.1M572 214h.1M628 214h.1M684 214h.1M740 214h.1"
            stroke={palette.skyTint}
            strokeWidth="8"
          />
          <path d="M420 128 520 82H840L740 128z" fill={palette.white} />
          <path d="M420 128H740L840 82V96L740 142H420z" fill={palette.inkSoft} />
          <Weight x={918} y={290} scale={0.92}>
            2
          </Weight>
          <Weight x={990} y={290} scale={0.82}>
            1
          </Weight>
          <MiniBalance x={630} y={64} scale={1.9} tip={3} />
          <path d="M800 104H850Q872 104 872 126V150Q872 168 884 168" fill="none" stroke={palette.marigold} strokeWidth="9" />
          <Tag x={878} y={168} width={158} size={34}>
            order 9
          </Tag>
          <path d="M1050 168H1076" stroke={palette.ink} strokeWidth="5" strokeDasharray="1 11" />
          <ShopWindow x={1154} y={192} scale={1.58} face={0} plug="below" />
        </>
      }
      phone={
        <>
          <path d="M0 204H360V216H0z" fill={palette.kraft} />
          <path d="M0 216H360V250H0z" fill={palette.green} />
          <path d="M110 226H250V242H110z" fill={palette.greenDeep} />
          <path d="M172 234H188" stroke={palette.marigold} strokeWidth="5" />
          <path d="M72 44C104 44 96 88 124 92M72 150C100 150 100 160 124 160" fill="none" stroke={palette.ink} strokeWidth="4" />
          <path d="M72 97C100 97 96 124 124 126" fill="none" stroke={palette.marigold} strokeWidth="7" />
          <g className="answer on step" fill={palette.white}>
            <rect x="14" y="24" width="66" height="40" rx="20" />
            <rect x="14" y="77" width="66" height="40" rx="20" fill={palette.marigold} />
            <rect x="14" y="130" width="66" height="40" rx="20" />
          </g>
          <g className="answer on step">
            <g fill="none" stroke={palette.ink} strokeWidth="3.5" transform="translate(47 44)scale(.64)">
              <path
                d="M-24 0Q0-26 24 0 0 26-24 0zM0 0h.1M-21 67H-15L-8 93H16L21 74H-11M-4 102h.1M12 102h.1M19 166a19 19 0 1 1-38 0 19 19 0 0 1 38 0M0 156V166L7 171"
                strokeWidth="5.5"
              />
            </g>
          </g>
          <path d="M118 98V204M218 98V204M252 80V204" stroke={palette.inkSoft} strokeWidth="5" />
          <path d="M110 166 154 144H260L216 166z" fill={palette.sky} />
          <path d="M110 166H216L260 144V152L216 174H110z" fill={palette.ink} />
          <path d="M110 132 154 110H260L216 132z" fill={palette.greenMid} />
          <path d="M110 132H216L260 110V118L216 140H110z" fill={palette.greenDeep} />
          <path d="M110 98 154 76H260L216 98z" fill={palette.white} />
          <path d="M110 98H216L260 76V84L216 106H110z" fill={palette.inkSoft} />
          <MiniBalance x={186} y={62} scale={1.2} tip={3} />
          <path d="M244 86H296Q312 86 312 102V116" fill="none" stroke={palette.marigold} strokeWidth="6" />
          <path d="M312 112 342 128V196q0 6-6 6H288q-6 0-6-6V128z" fill={palette.marigold} />
          <circle cx="312" cy="130" r="4.5" fill={palette.ink} />
          <g fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="312" y="158" fontSize="18">
              order
            </text>
            <text x="312" y="188" fontSize="28">
              9
            </text>
          </g>
        </>
      }
    />
  );
}
