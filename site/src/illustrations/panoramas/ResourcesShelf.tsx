import { Apple } from '../goods/Apple.tsx';
import { palette } from '../palette.ts';
import { Balance } from '../parts/Balance.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** Books and papers on a shelf, one open at its chart, a balance as the bookend. */
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
          <path d="M248 304 292 116 336 126 294 304z" fill={palette.ink} />
          <path d="M50 124H82M50 140H82M50 276H82M108 160H134M108 276H134M160 104H192M160 276H192" stroke={palette.paper} strokeWidth="5" />
          <path d="M176 136V236" stroke={palette.madderTint} strokeWidth="5" />
          <path d="M66 166V210M121 184V226M298 140 316 144" stroke={palette.marigold} strokeWidth="8" />
          <path d="M218 172H236M218 282H236" stroke={palette.ink} strokeWidth="5" />
          <Balance
            x={478}
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
          <path d="M1204 276V298M1190 246V264" stroke={palette.white} strokeWidth="12" />
        </>
      }
      phone={
        <>
          <path d="M0 206H360V216H0z" fill={palette.ink} />
          <path d="M0 216H360V250H0z" fill={palette.madder} />
        </>
      }
    />
  );
}
