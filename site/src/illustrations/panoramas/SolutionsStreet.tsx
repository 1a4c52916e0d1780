import { Apple } from '../goods/Apple.tsx';
import { Bread } from '../goods/Bread.tsx';
import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { Awning } from '../parts/Awning.tsx';
import { Bust } from '../parts/Bust.tsx';
import { MiniBalance } from '../parts/MiniBalance.tsx';
import { Pan } from '../parts/Pan.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { Stall } from '../parts/Stall.tsx';
import { Van } from '../parts/Van.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** A street that grows: a stall, a shop, a warehouse with many doors. */
export function SolutionsStreet(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <circle cx="662" cy="92" r="44" fill={palette.marigoldTint} />
          <path d="M0 312H1240V360H0z" fill={palette.green} />
          <path d="M20 338H1220" stroke={palette.mist} strokeWidth="4" strokeDasharray="20 24" />
          <Bust x={132} y={224} scale={0.86} clothes={palette.sky} />
          <Stall x={130} y={312} width={196} height={200} counter={92} fill={palette.madder} front={palette.sand}>
            <Apple x={-64} y={0} scale={0.34} />
            <Apple x={-36} y={0} scale={0.34} />
            <Bread x={56} y={0} scale={0.4} />
          </Stall>
          <Parcel x={268} y={312} scale={0.72} fill={palette.kraft} />
          <path d="M340 110H604V312H340z" fill={palette.sand} />
          <path d="M362 196H486V280H362z" fill={palette.skyTint} />
          <path d="M424 204V280M394 216 454 208" stroke={palette.ink} strokeWidth="4" />
          <Pan x={394} y={216} drop={34} half={25} string={palette.ink} rim={palette.ink}>
            <Apple x={394} y={250} scale={0.26} />
          </Pan>
          <Pan x={454} y={208} drop={34} half={25} string={palette.ink} rim={palette.ink}>
            <Parcel x={454} y={242} scale={0.3} fill={palette.kraft} />
          </Pan>
          <path d="M354 284H494" stroke={palette.ink} strokeWidth="9" />
          <path d="M510 196H582V312H510z" fill={palette.green} />
          <path d="M522 208H570V254H522z" fill={palette.mist} />
          <path d="M570 276v.1" stroke={palette.marigold} strokeWidth="9" />
          <Awning x={322} y={134} width={300} stripes={7} roof={58} drop={20} fill={palette.madder} />
          <path d="M692 142 946 44 1200 142V312H692z" fill={palette.paper} />
          <path d="M680 144 946 42 1212 144" fill="none" stroke={palette.ink} strokeWidth="12" />
          <path d="M716 312V214H814V312zM838 312V214H936V312zM960 312V214H1058V312z" fill={palette.green} />
          <path
            d="M716 238H814M716 262H814M716 286H814M838 238H936M838 262H936M838 286H936M960 238H1058M960 262H1058M960 286H1058"
            stroke={palette.greenMid}
            strokeWidth="5"
            strokeLinecap="butt"
          />
          <path d="M1082 312V214H1180V312z" fill={palette.ink} />
          <Parcel x={1120} y={312} scale={0.64} fill={palette.kraft} />
          <Parcel x={1114} y={271} scale={0.5} />
          <MiniBalance x={946} y={98} scale={1.15} tip={2.5} />
          <Parcel x={656} y={312} scale={0.66} fill={palette.kraft} />
          <Parcel x={654} y={270} scale={0.54} fill={palette.paper} />
          <Van x={430} y={354} scale={1.6} fill={palette.madder} />
          <g fontSize="30" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="130" y="284">
              order 9
            </text>
            <text x="472" y="116" fill={palette.white}>
              order 90
            </text>
            <text x="946" y="182">
              order 900
            </text>
          </g>
        </>
      }
      phone={
        <>
          <circle cx="64" cy="44" r="22" fill={palette.marigoldTint} />
          <path d="M0 206H360V250H0z" fill={palette.green} />
          <path d="M8 230H352" stroke={palette.mist} strokeWidth="3" strokeDasharray="14 16" />
          <Bust x={54} y={164} scale={0.54} clothes={palette.sky} />
          <Stall x={54} y={206} width={94} height={104} counter={44} fill={palette.madder} front={palette.sand}>
            <Apple x={-28} y={0} scale={0.24} />
            <Apple x={28} y={0} scale={0.24} />
          </Stall>
          <path d="M118 80H222V206H118z" fill={palette.sand} />
          <path d="M126 128H176V182H126z" fill={palette.skyTint} />
          <MiniBalance x={151} y={155} scale={0.86} tip={2.5} />
          <path d="M186 128H214V206H186z" fill={palette.green} />
          <Awning x={110} y={90} width={120} stripes={5} roof={32} drop={11} fill={palette.madder} />
          <path d="M246 78 299 34 352 78V206H246z" fill={palette.paper} />
          <path d="M242 79 299 32 356 79" fill="none" stroke={palette.ink} strokeWidth="7" />
          <path d="M254 206V142H296V206z" fill={palette.green} />
          <path d="M254 158H296M254 174H296M254 190H296" stroke={palette.greenMid} strokeWidth="4" strokeLinecap="butt" />
          <path d="M303 206V142H345V206z" fill={palette.ink} />
          <Parcel x={324} y={206} scale={0.44} fill={palette.kraft} />
          <Van x={150} y={244} scale={1.06} fill={palette.madder} />
          <g fontSize="19" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="54" y="194">
              order 9
            </text>
            <text x="170" y="82" fill={palette.white}>
              order 90
            </text>
            <text x="299" y="120">
              order 900
            </text>
          </g>
        </>
      }
    />
  );
}
