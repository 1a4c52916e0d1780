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
          <g fill={palette.white}>
            <rect x="90" y="34" width="104" height="60" rx="30" />
            <rect x="90" y="112" width="104" height="60" rx="30" fill={palette.marigold} />
            <rect x="90" y="190" width="104" height="60" rx="30" />
          </g>
          <g fill="none" stroke={palette.ink} strokeWidth="5">
            <path d="M118 64Q142 38 166 64 142 90 118 64zM142 64h.1M121 126H127L134 152H158L163 133H131M138 161h.1M154 161h.1M161 220a19 19 0 1 1-38 0 19 19 0 0 1 38 0M142 210V220L149 225" />
          </g>
          <path d="M470 262V120M790 226V84" stroke={palette.inkSoft} strokeWidth="4" />
          <path d="M420 244 520 198H840L740 244z" fill={palette.sky} />
          <path d="M420 244H740L840 198V212L740 258H420z" fill={palette.ink} />
          <path d="M420 186 520 140H840L740 186z" fill={palette.greenMid} />
          <path d="M420 186H740L840 140V154L740 200H420z" fill={palette.greenDeep} />
          <path d="M420 128 520 82H840L740 128z" fill={palette.white} />
          <path d="M420 128H740L840 82V96L740 142H420z" fill={palette.inkSoft} />
          <MiniBalance x={630} y={66} scale={1.7} tip={3} />
          <path d="M790 106H880Q910 106 910 140V160Q910 176 926 176" fill="none" stroke={palette.marigold} strokeWidth="9" />
          <Tag x={916} y={176} width={160} size={34}>
            order 9
          </Tag>
          <ShopWindow x={1150} y={198} scale={1.5} face={0} plug="below" />
        </>
      }
      phone={
        <>
          <path d="M0 204H360V216H0z" fill={palette.kraft} />
          <path d="M0 216H360V250H0z" fill={palette.green} />
          <path d="M110 226H250V242H110z" fill={palette.greenDeep} />
          <path d="M172 234H188" stroke={palette.marigold} strokeWidth="5" />
          <path d="M72 44C100 44 96 80 124 84M72 150C100 150 100 166 124 166" fill="none" stroke={palette.ink} strokeWidth="4" />
          <path d="M72 97C100 97 96 124 124 126" fill="none" stroke={palette.marigold} strokeWidth="7" />
          <g fill={palette.white}>
            <rect x="14" y="24" width="66" height="40" rx="20" />
            <rect x="14" y="77" width="66" height="40" rx="20" fill={palette.marigold} />
            <rect x="14" y="130" width="66" height="40" rx="20" />
          </g>
          <g fill="none" stroke={palette.ink} strokeWidth="3.5" transform="translate(47 44)scale(.64)">
            <path
              d="M-24 0Q0-26 24 0 0 26-24 0zM0 0h.1M-21 67H-15L-8 93H16L21 74H-11M-4 102h.1M12 102h.1M19 166a19 19 0 1 1-38 0 19 19 0 0 1 38 0M0 156V166L7 171"
              strokeWidth="5.5"
            />
          </g>
          <path d="M134 192V100M252 168V70" stroke={palette.inkSoft} strokeWidth="3" />
          <path d="M112 176 162 150H284L234 176z" fill={palette.sky} />
          <path d="M112 176H234L284 150V158L234 184H112z" fill={palette.ink} />
          <path d="M112 136 162 110H284L234 136z" fill={palette.greenMid} />
          <path d="M112 136H234L284 110V118L234 144H112z" fill={palette.greenDeep} />
          <path d="M112 96 162 70H284L234 96z" fill={palette.white} />
          <path d="M112 96H234L284 70V78L234 104H112z" fill={palette.inkSoft} />
          <MiniBalance x={198} y={56} scale={1.1} tip={3} />
          <path d="M262 84H296Q312 84 312 100V124" fill="none" stroke={palette.marigold} strokeWidth="6" />
          <Tag x={300} y={150} width={100} size={20}>
            order 9
          </Tag>
        </>
      }
    />
  );
}
