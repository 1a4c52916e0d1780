import { palette } from '../palette.ts';
import { Base } from '../parts/Base.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** A medium enterprise: warehouses on one arm, channels on the other, and the stock that moves to balance them. */
export function TradingFloor(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 204H400V232H0z" fill={palette.greenDeep} />
          <path d="M68 88V110M144 82V106M256 74V98M332 68V92" stroke={palette.mist} strokeWidth="3" />
          <path d="M200 78V190M36 90 364 66" stroke={palette.paper} strokeWidth="7" />
          <Base x={200} y={206} scale={0.72} />
          <path d="M68 106 102 124V180H34V124zM144 102 178 120V176H110V120z" fill={palette.marigoldTint} />
          <path d="M50 180V154H86V180M50 167H86M126 176V150H162V176M126 163H162" fill="none" stroke={palette.green} strokeWidth="4" />
          <g className="answer back grow">
            <rect x="231" y="92" width="50" height="80" rx="9" fill={palette.white} />
          </g>
          <path d="M249 163H263" stroke={palette.ink} strokeWidth="4" />
          <rect x="298" y="90" width="68" height="76" rx="6" fill={palette.white} />
          <path d="M294 90H370V104a12.7 9 0 0 1-25.3 0 12.7 9 0 0 1-25.4 0 12.7 9 0 0 1-25.3 0z" fill={palette.madder} />
          <path d="M322 166V146H342V166" fill={palette.green} />
          <circle cx="200" cy="78" r="13" fill={palette.marigold} stroke={palette.green} strokeWidth="4" />
          <path d="M68 72C80 26 230 16 254 52M256 38 255 55 239 50" fill="none" stroke={palette.marigold} strokeWidth="5" />
          <rect x="118" y="12" width="66" height="34" rx="17" fill={palette.marigold} />
          <g fontSize="19" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="151" y="35.5">
              120
            </text>
            <text x="68" y="145">
              420
            </text>
            <text x="144" y="141">
              180
            </text>
            <text x="256" y="136">
              60
            </text>
            <text x="332" y="136">
              90
            </text>
          </g>
        </>
      }
      hero={
        <>
          <path d="M0 420H640V480H0z" fill={palette.greenDeep} />
          <path d="M98 178V208M236 169V199M393 157V190M538 147V180" stroke={palette.mist} strokeWidth="4" />
          <path d="M320 130V396M32 182 608 142" stroke={palette.paper} strokeWidth="10" />
          <Base x={320} y={426} scale={1.3} />
          <path d="M98 205 162 239V364H34V239zM236 196 300 230V356H172V230z" fill={palette.marigoldTint} />
          <path
            d="M62 362V300H134V362M62 321H134M62 342H134M200 354V292H272V354M200 313H272M200 334H272"
            fill="none"
            stroke={palette.green}
            strokeWidth="5"
          />
          <rect x="352" y="186" width="82" height="160" rx="14" fill={palette.white} />
          <path d="M382 330H404" stroke={palette.ink} strokeWidth="6" />
          <rect x="470" y="176" width="136" height="158" rx="8" fill={palette.white} />
          <path d="M462 176H614V202a25.3 17 0 0 1-50.6 0 25.3 17 0 0 1-50.7 0 25.3 17 0 0 1-50.7 0z" fill={palette.madder} />
          <path d="M518 334V288H558V334" fill={palette.green} />
          <circle cx="320" cy="162" r="20" fill={palette.marigold} stroke={palette.green} strokeWidth="6" />
          <path d="M98 150C112 50 350 30 392 114M398 92 394 118 368 112" fill="none" stroke={palette.marigold} strokeWidth="8" />
          <rect x="130" y="38" width="196" height="60" rx="30" fill={palette.marigold} />
          <g fontSize="32" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="228" y="79">
              move 120
            </text>
            <text x="98" y="278">
              420
            </text>
            <text x="236" y="270">
              180
            </text>
            <text x="393" y="262">
              60
            </text>
            <text x="538" y="262">
              90
            </text>
          </g>
        </>
      }
    />
  );
}
