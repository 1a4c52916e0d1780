import { SweetBox } from '../goods/SweetBox.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { Stall } from '../parts/Stall.tsx';

/** Draws a small shop: a counter with a person behind it. */
export function OneCounter() {
  return (
    <>
      <path d="M0 184H480V200H0z" fill={palette.green} />
      <Stall x={240} y={186} width={220} height={140} counter={50} fill={palette.madder}>
        <Bust x={0} y={2} scale={0.6} clothes={palette.sky} hair="bun" />
        <Tote x={-68} y={0} scale={0.46} />
        <SweetBox x={66} y={0} scale={0.42} />
      </Stall>
    </>
  );
}
