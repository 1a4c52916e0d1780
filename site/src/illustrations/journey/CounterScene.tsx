import { Apple } from '../goods/Apple.tsx';
import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { AutoRickshaw } from '../parts/AutoRickshaw.tsx';
import { Balance } from '../parts/Balance.tsx';
import { Bust } from '../parts/Bust.tsx';
import { Crate } from '../parts/Crate.tsx';
import { Stall } from '../parts/Stall.tsx';

/** Draws 2010: a counter with a balance, in a street of Mumbai. */
export function CounterScene() {
  return (
    <>
      <Bust x={-50} y={-58} scale={0.7} clothes={palette.green} hair="bun" />
      <Stall x={-6} y={0} width={150} height={146} counter={60} fill={palette.madder}>
        <Balance
          x={24}
          y={0}
          scale={0.27}
          fill={palette.ink}
          field={palette.skyTint}
          left={<Apple x={0} y={0} scale={0.8} />}
          right={<Parcel x={0} y={0} scale={0.8} fill={palette.kraft} />}
        />
      </Stall>
      <Apple x={-112} y={-16} scale={0.22} />
      <Apple x={-97} y={-16} scale={0.22} />
      <Crate x={-105} y={-2} scale={0.2} />
      <AutoRickshaw x={101} y={-3} scale={1.06} />
    </>
  );
}
