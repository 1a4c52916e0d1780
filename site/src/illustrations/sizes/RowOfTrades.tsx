import { Apple } from '../goods/Apple.tsx';
import { Ball } from '../goods/Ball.tsx';
import { Headphones } from '../goods/Headphones.tsx';
import { Lamp } from '../goods/Lamp.tsx';
import { Perfume } from '../goods/Perfume.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { palette } from '../palette.ts';

const trades = [Shoe, Headphones, Lamp, Apple, Ball, Perfume];

/** Draws six trades, each by a product. */
export function RowOfTrades() {
  return (
    <>
      <path d="M0 150H480V164H0z" fill={palette.green} />
      {trades.map((Good, place) => (
        <Good x={46 + place * 78} y={150} scale={0.62} key={Good.name} />
      ))}
    </>
  );
}
