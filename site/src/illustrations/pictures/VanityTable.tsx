import { Bottle } from '../goods/Bottle.tsx';
import { Brush } from '../goods/Brush.tsx';
import { Mirror } from '../goods/Mirror.tsx';
import { Perfume } from '../goods/Perfume.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Beauty: a dressing table, the shades that suit, and the day the bottle will be empty. */
export function VanityTable(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 188H400V202H0z" fill={palette.marigoldTint} />
          <path d="M0 202H400V232H0z" fill={palette.greenDeep} />
          <Mirror x={96} y={188} scale={0.72} frame={palette.marigold} />
          <Perfume x={196} y={188} scale={0.7} />
          <Bottle x={262} y={188} />
          <Brush x={320} y={188} />
        </>
      }
      hero={
        <>
          <path d="M0 396H640V420H0z" fill={palette.marigoldTint} />
          <path d="M0 420H640V480H0z" fill={palette.greenDeep} />
          <Mirror x={160} y={396} scale={1.5} frame={palette.marigold} />
          <Bottle x={400} y={396} scale={1.8} />
        </>
      }
    />
  );
}
