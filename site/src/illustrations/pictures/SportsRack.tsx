import { Ball } from '../goods/Ball.tsx';
import { Dumbbell } from '../goods/Dumbbell.tsx';
import { YogaMat } from '../goods/YogaMat.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Sports: a rack and the line of the season that says how much to order for its peak. */
export function SportsRack(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 210H400V232H0z" fill={palette.greenMid} />
          <path d="M24 104C90 104 130 100 190 70S300 24 376 60" fill="none" stroke={palette.madder} strokeWidth="5" />
          <Dumbbell x={110} y={196} />
          <Ball x={110} y={120} scale={0.7} />
          <YogaMat x={300} y={210} />
          <Tag x={250} y={50} width={126} size={22}>
            order 60
          </Tag>
        </>
      }
      hero={
        <>
          <path d="M0 420H640V480H0z" fill={palette.greenMid} />
          <Dumbbell x={180} y={400} scale={2} />
          <Tag x={350} y={80} width={210} size={38}>
            order 60
          </Tag>
        </>
      }
    />
  );
}
