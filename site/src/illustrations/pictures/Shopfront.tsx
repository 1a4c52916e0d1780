import { Apple } from '../goods/Apple.tsx';
import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { Pan } from '../parts/Pan.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** A small business: a shop with a balance in its window, and what the till says to order. */
export function Shopfront(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M40 70H250V206H40z" fill={palette.sand} />
          <path d="M54 112H170V178H54z" fill={palette.skyTint} />
          <path d="M186 112H236V206H186z" fill={palette.green} />
          <path d="M194 122H228V156H194z" fill={palette.mist} />
          <g className="answer up">
            <path d="M226 174v.1" stroke={palette.marigold} strokeWidth="7" />
          </g>
          <path d="M112 120V178M84 132 140 124" stroke={palette.ink} strokeWidth="4" />
          <Pan x={84} y={132} drop={30} half={22} string={palette.ink} rim={palette.ink}>
            <path d="M84 147q10-3 10 6t-10 9-10-9 10-6v-4" fill={palette.madder} stroke={palette.madder} strokeWidth="2" />
          </Pan>
          <Pan x={140} y={124} drop={30} half={22} string={palette.ink} rim={palette.ink}>
            <path d="M130 137H150V154H130z" fill={palette.kraft} />
          </Pan>
          <path d="M46 180H178" stroke={palette.ink} strokeWidth="9" />
          <path d="M28 30H262L270 62H20z" fill={palette.ink} />
          <path d="M20 62H70V88a25 15 0 0 1-50 0zM120 62H170V88a25 15 0 0 1-50 0zM220 62H270V88a25 15 0 0 1-50 0z" fill={palette.madder} />
          <path d="M70 62H120V88a25 15 0 0 1-50 0zM170 62H220V88a25 15 0 0 1-50 0z" fill={palette.white} />
          <path d="M290 166V34l10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8V166z" fill={palette.white} />
          <path d="M302 104H358" stroke={palette.ink} strokeWidth="3" strokeDasharray="1 7" />
          <path d="M284 160H376V206H284z" fill={palette.ink} />
          <path d="M287 160H373" stroke={palette.inkSoft} strokeWidth="6" />
          <path d="M302 186h.1M322 186h.1M342 186h.1" stroke={palette.mist} strokeWidth="11" />
          <path d="M362 186h.1" stroke={palette.marigold} strokeWidth="11" />
          <path d="M20 206H380" stroke={palette.ink} strokeWidth="5" />
          <g fontSize="18" fill={palette.ink}>
            <text x="301" y="66">
              sold 12
            </text>
            <text x="301" y="90">
              left 3
            </text>
            <text x="301" y="134" fontSize="19" fontWeight="700">
              order 9
            </text>
          </g>
        </>
      }
      hero={
        <>
          <path d="M58 140H402V424H58z" fill={palette.sand} />
          <path d="M78 218H276V366H78z" fill={palette.skyTint} />
          <path d="M300 218H384V424H300z" fill={palette.green} />
          <path d="M314 234H370V300H314z" fill={palette.mist} />
          <path d="M368 346v.1" stroke={palette.marigold} strokeWidth="12" />
          <path d="M177 234V366M126 258 228 240" stroke={palette.ink} strokeWidth="7" />
          <Pan x={126} y={258} drop={57} half={42} string={palette.ink} rim={palette.ink}>
            <Apple x={126} y={316} scale={0.46} />
          </Pan>
          <Pan x={228} y={240} drop={57} half={42} string={palette.ink} rim={palette.ink}>
            <Parcel x={228} y={297} scale={0.5} fill={palette.kraft} />
          </Pan>
          <path d="M70 370H284" stroke={palette.ink} strokeWidth="14" />
          <path d="M40 56H420L434 118H26z" fill={palette.ink} />
          <path
            d="M26 118H107.600V168a40.8 24 0 0 1-81.6 0zM189.2 118H270.800V168a40.8 24 0 0 1-81.6 0zM352.4 118H434V168a40.8 24 0 0 1-81.6 0z"
            fill={palette.madder}
          />
          <path d="M107.6 118H189.200V168a40.8 24 0 0 1-81.6 0zM270.8 118H352.400V168a40.8 24 0 0 1-81.6 0z" fill={palette.white} />
          <text x="230" y="100" fontSize="36" fontWeight="650" textAnchor="middle" fill={palette.marigold}>
            open
          </text>
          <path d="M462 350V66l18-14 18 14 18-14 18 14 18-14 18 14 18-14 18 14V350z" fill={palette.white} />
          <path d="M482 208H586" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 10" />
          <path d="M450 330H618V424H450z" fill={palette.ink} />
          <path d="M454 333H614" stroke={palette.inkSoft} strokeWidth="9" />
          <path d="M484 366h.1M520 366h.1M556 366h.1M484 396h.1M520 396h.1M556 396h.1" stroke={palette.mist} strokeWidth="17" />
          <path d="M591 368v26" stroke={palette.marigold} strokeWidth="17" />
          <path d="M24 424H616" stroke={palette.ink} strokeWidth="8" />
          <g fontSize="30" fill={palette.ink}>
            <text x="480" y="128">
              sold 12
            </text>
            <text x="480" y="172">
              left 3
            </text>
            <text x="480" y="264" fontSize="32" fontWeight="700">
              order 9
            </text>
          </g>
        </>
      }
    />
  );
}
