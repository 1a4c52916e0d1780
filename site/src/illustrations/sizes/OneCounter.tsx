import { BrassLamp } from '../goods/BrassLamp.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { Stall } from '../parts/Stall.tsx';

/** A small shop: one counter and one person behind it. */
export function OneCounter() {
  return (
    <>
      <path d="M0 184H480V200H0z" fill={palette.green} />
      <Stall x={240} y={186} width={264} height={128} counter={58} fill={palette.madder}>
        <Bust x={0} y={2} scale={0.82} clothes={palette.sky} look="bun" />
        <Tote x={-82} y={0} scale={0.58} />
        <BrassLamp x={82} y={0} scale={0.42} />
      </Stall>
    </>
  );
}
