import { Handbag } from '../goods/Handbag.tsx';
import { Perfume } from '../goods/Perfume.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { Picture } from '../parts/Picture.tsx';
import { ShelfTag } from '../parts/ShelfTag.tsx';
import { Swap } from '../parts/Swap.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates luxury fashion: a handbag for the regular customer who sees it first; in the hero her shelf and the stylist who may change it. */
export function HandbagPicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 196H400V240H-400z" fill={palette.greenDeep} />
          <path d="M44 232V206a10 10 0 0 1 10-10H224a10 10 0 0 1 10 10V232z" fill={palette.marigold} />
          <Handbag x={139} y={196} scale={1.62} />
          <path d="M180 66Q214 52 242 70" fill="none" stroke={palette.paper} strokeWidth="3" />
          <g className="answer back lean">
            <Tag x={236} y={72} width={142} size={23} fill={palette.white} turn={6}>
              for Meera
            </Tag>
          </g>
          <Perfume x={310} y={206} scale={0.88} />
        </>
      }
      hero={
        <>
          <path d="M0 420H640V480H0z" fill={palette.greenDeep} />
          <path d="M206 244V136a76 76 0 0 1 152 0V244z" fill={palette.marigold} />
          <Handbag x={282} y={238} scale={1.36} />
          <Handbag x={430} y={238} scale={1.02} fill={palette.sky} dark={palette.ink} />
          <Handbag x={568} y={238} scale={1.02} fill={palette.kraft} dark={palette.skinDark} />
          <path d="M206 244H612" stroke={palette.paper} strokeWidth="12" />
          <ShelfTag x={282} y={250} size={30} width={70} fill={palette.marigold}>
            1
          </ShelfTag>
          <ShelfTag x={430} y={250} size={30} width={70}>
            2
          </ShelfTag>
          <ShelfTag x={568} y={250} size={30} width={70}>
            3
          </ShelfTag>
          <path d="M106 296V200Q106 150 156 150H190" fill="none" stroke={palette.marigold} strokeWidth="6" strokeDasharray="1 13" />
          <Bust x={106} y={480} scale={1.9} clothes={palette.sky} />
          <Bust x={499} y={480} scale={1.58} clothes={palette.madder} hair="bun" />
          <Swap x={499} y={292} scale={1.15} />
          <text x="34" y="84" fontSize="32" fontWeight="650" fill={palette.paper}>
            for Meera
          </text>
        </>
      }
    />
  );
}
