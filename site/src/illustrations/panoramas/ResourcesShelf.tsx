import { Apple } from '../goods/Apple.tsx';
import { Lamp } from '../goods/Lamp.tsx';
import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { Balance } from '../parts/Balance.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** Draws books and papers on a shelf, one open at a chart, with a balance as bookend. */
export function ResourcesShelf(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M0 304H1240V322H0z" fill={palette.ink} />
          <path d="M0 322H1240V360H0z" fill={palette.madder} />
          <path d="M36 304V96H96V304z" fill={palette.green} />
          <path d="M96 304V132H146V304z" fill={palette.sky} />
          <path d="M146 304V72H206V304z" fill={palette.madder} />
          <path d="M206 304V150H248V304z" fill={palette.marigold} />
          <g className="answer tilt step">
            <path d="M248 304 292 116 336 126 294 304z" fill={palette.ink} />
          </g>
          <path d="M50 124H82M50 140H82M50 276H82M108 160H134M108 276H134M160 104H192M160 276H192" stroke={palette.paper} strokeWidth="5" />
          <path d="M176 136V236" stroke={palette.madderTint} strokeWidth="5" />
          <path d="M66 166V210M121 184V226M298 140 316 144" stroke={palette.marigold} strokeWidth="8" />
          <path d="M218 172H236M218 282H236" stroke={palette.ink} strokeWidth="5" />
          <Balance
            x={492}
            y={306}
            scale={0.84}
            fill={palette.ink}
            field={palette.madderTint}
            left={<Apple x={0} y={0} scale={0.66} />}
            right={
              <Tag x={-54} y={-30} width={108} size={30} fill={palette.white}>
                buy
              </Tag>
            }
          />
          <path
            d="M652 298Q736 266 800 296 864 266 948 298V84Q864 52 800 82 736 52 652 84z"
            fill={palette.madderInk}
            stroke={palette.madderInk}
            strokeWidth="12"
          />
          <path d="M656 284Q736 252 800 284V80Q736 50 656 80z" fill={palette.white} />
          <path d="M944 284Q864 252 800 284V80Q864 50 944 80z" fill={palette.paper} />
          <path
            d="M676 108Q730 90 776 106M676 136Q730 118 776 134M676 164Q730 146 776 162M676 192Q730 174 776 190M676 220Q716 206 744 212"
            fill="none"
            stroke={palette.hairGrey}
            strokeWidth="5"
          />
          <path d="M866 180 928 112V228z" fill={palette.marigold} />
          <path d="M822 228 840 196 852 206 866 180" fill="none" stroke={palette.ink} strokeWidth="6" />
          <path d="M822 250H926" stroke={palette.ink} strokeWidth="4" />
          <path d="M1000 304V270H1204V304z" fill={palette.green} />
          <path d="M1016 270V240H1190V270z" fill={palette.marigold} />
          <path d="M1004 240V206H1176V240z" fill={palette.sky} />
          <path d="M1196 276V298M1182 246V264M1012 212V234" stroke={palette.white} strokeWidth="12" strokeLinecap="butt" />
          <path d="M1024 288H1100M1040 255H1096M1060 223H1140" stroke={palette.paper} strokeWidth="5" />
          <Lamp x={1100} y={206} scale={1.12} />
        </>
      }
      phone={
        <>
          <path d="M0 206H360V216H0z" fill={palette.ink} />
          <path d="M0 216H360V250H0z" fill={palette.madder} />
          <path d="M12 206V66H44V206z" fill={palette.green} />
          <g className="answer tilt step">
            <path d="M44 206V92H70V206z" fill={palette.marigold} />
          </g>
          <path d="M70 206V52H98V206z" fill={palette.sky} />
          <path d="M20 86H36M20 96H36M78 70H90M78 190H90M20 190H36" stroke={palette.paper} strokeWidth="4" />
          <path d="M52 108H62M52 190H62" stroke={palette.ink} strokeWidth="4" />
          <path
            d="M112 203Q148 186 176 200 204 186 240 203V85Q204 68 176 82 148 68 112 85z"
            fill={palette.madderInk}
            stroke={palette.madderInk}
            strokeWidth="7"
          />
          <path d="M114 195Q148 180 176 194V81Q148 68 114 82z" fill={palette.white} />
          <path d="M238 195Q204 180 176 194V81Q204 68 238 82z" fill={palette.paper} />
          <path
            d="M126 102Q148 94 164 100M126 120Q148 112 164 118M126 138Q148 130 164 136M126 156Q142 150 152 152"
            fill="none"
            stroke={palette.hairGrey}
            strokeWidth="4"
          />
          <path d="M206 132 230 100V154z" fill={palette.marigold} />
          <path d="M186 152 194 138 200 142 206 132M186 170H230" fill="none" stroke={palette.ink} strokeWidth="4" />
          <path d="M254 206V184H350V206z" fill={palette.madder} />
          <path d="M260 184V164H338V184z" fill={palette.green} />
          <path d="M343 188V202M332 168V180" stroke={palette.white} strokeWidth="7" strokeLinecap="butt" />
          <Balance
            x={300}
            y={165}
            scale={0.33}
            fill={palette.ink}
            field={palette.madderTint}
            left={<Apple x={0} y={0} scale={0.7} />}
            right={<Parcel x={0} y={0} scale={0.8} />}
          />
        </>
      }
    />
  );
}
