import { Bread } from '../goods/Bread.tsx';
import { Orange } from '../goods/Orange.tsx';
import { palette } from '../palette.ts';
import { Crate } from '../parts/Crate.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Grocery: crates and bread by their last day, the price that sells the oldest, the order that follows. */
export function MarketCrates(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 208H400V232H0z" fill={palette.green} />
          <Orange x={62} y={150} scale={0.8} />
          <Orange x={112} y={150} scale={0.8} />
          <Orange x={160} y={150} scale={0.8} />
          <Crate x={110} y={208} scale={0.88} wood={palette.kraft} />
          <path d="M214 208V112H272V144H328V176H384V208z" fill={palette.white} />
          <Bread x={243} y={112} scale={0.42} />
          <Bread x={300} y={144} scale={0.42} />
          <Bread x={356} y={176} scale={0.42} />
          <Tag x={24} y={50} width={126} size={22}>
            order 24
          </Tag>
        </>
      }
      hero={
        <>
          <path d="M0 420H640V480H0z" fill={palette.green} />
          <Crate x={180} y={420} scale={1.4} wood={palette.kraft} />
          <Tag x={34} y={80} width={210} size={38}>
            order 24
          </Tag>
        </>
      }
    />
  );
}
