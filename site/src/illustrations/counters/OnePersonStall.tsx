import { Apple } from '../goods/Apple.tsx';
import { Bread } from '../goods/Bread.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { MiniBalance } from '../parts/MiniBalance.tsx';
import { Stall } from '../parts/Stall.tsx';

/** A stall that one person minds, 160 wide and 199 high, standing on 0, 0. */
export function OnePersonStall() {
  return (
    <>
      <Bust x={0} y={-66} scale={0.88} clothes={palette.sky} />
      <Stall x={0} y={0} width={160} height={170} counter={68} fill={palette.madder}>
        <Apple x={-52} y={0} scale={0.36} />
        <Bread x={48} y={0} scale={0.36} />
      </Stall>
      <MiniBalance x={0} y={-28} scale={0.92} tip={2.5} />
    </>
  );
}
