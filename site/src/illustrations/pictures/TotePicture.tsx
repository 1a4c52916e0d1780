import { Perfume } from '../goods/Perfume.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates luxury fashion: a tote, and the regular customer who sees it first. */
export function TotePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 196H400V240H-400z" fill={palette.greenDeep} />
          <path d="M44 232V206a10 10 0 0 1 10-10H224a10 10 0 0 1 10 10V232z" fill={palette.marigold} />
          <Tote x={139} y={196} scale={1.62} />
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
          <path d="M44 480V436a14 14 0 0 1 14-14H330a14 14 0 0 1 14 14V480z" fill={palette.marigold} />
          <path d="M262 190Q304 86 370 92" fill="none" stroke={palette.marigold} strokeWidth="6" strokeDasharray="1 13" />
          <Tote x={194} y={422} scale={2.7} />
          <rect x="384" y="42" width="222" height="100" rx="20" fill={palette.marigold} />
          <rect x="384" y="158" width="222" height="100" rx="20" fill={palette.greenMid} />
          <rect x="384" y="274" width="222" height="100" rx="20" fill={palette.greenMid} />
          <Bust x={446} y={142} clothes={palette.madder} />
          <Bust x={446} y={258} clothes={palette.sky} hair="bun" />
          <Bust x={446} y={374} clothes={palette.ink} hair="short" />
          <g fontSize="30" fontWeight="650" fill={palette.paper}>
            <text x="44" y="84">
              Who will want it?
            </text>
            <g textAnchor="end">
              <text x="582" y="104" fill={palette.ink}>
                likely
              </text>
              <text x="582" y="220">
                maybe
              </text>
              <text x="582" y="336">
                no
              </text>
            </g>
          </g>
        </>
      }
    />
  );
}
