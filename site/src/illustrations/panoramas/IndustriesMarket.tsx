import { Apple } from '../goods/Apple.tsx';
import { Ball } from '../goods/Ball.tsx';
import { Bread } from '../goods/Bread.tsx';
import { Dumbbell } from '../goods/Dumbbell.tsx';
import { Garment } from '../goods/Garment.tsx';
import { Jar } from '../goods/Jar.tsx';
import { Lamp } from '../goods/Lamp.tsx';
import { Laptop } from '../goods/Laptop.tsx';
import { Lipstick } from '../goods/Lipstick.tsx';
import { Perfume } from '../goods/Perfume.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Sofa } from '../goods/Sofa.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Crate } from '../parts/Crate.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { Stall } from '../parts/Stall.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** Six stalls of one market, each with its goods and what is decided about them. */
export function IndustriesMarket(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M0 336H1240V360H0z" fill={palette.kraft} />
          <path d="M-10 6Q105 40 218 14T420 18 620 14 820 18 1020 14 1250 6" fill="none" stroke={palette.ink} strokeWidth="3" />
          <Stall x={118} y={338} width={186} height={252} counter={92} fill={palette.madder}>
            <Garment x={-50} y={-142} scale={0.94} cut="coat" fill={palette.green} seam={palette.mist} />
            <Tote x={36} y={0} scale={0.94} />
          </Stall>
          <Stall x={319} y={338} width={186} height={252} counter={92} fill={palette.sky}>
            <Laptop x={-20} y={0} scale={0.84} />
            <Phone x={62} y={0} scale={0.78} />
          </Stall>
          <Stall x={520} y={338} width={186} height={252} counter={92} fill={palette.green}>
            <Sofa x={-22} y={0} scale={0.6} />
            <Lamp x={58} y={0} scale={0.76} />
          </Stall>
          <Stall x={721} y={338} width={186} height={252} counter={92} fill={palette.marigold}>
            <Apple x={-54} y={-34} scale={0.46} />
            <Apple x={-16} y={-34} scale={0.46} />
            <Crate x={-36} y={0} scale={0.46} wood={palette.kraft} />
            <Bread x={46} y={0} scale={0.6} />
          </Stall>
          <Stall x={922} y={338} width={186} height={252} counter={92} fill={palette.greenMid}>
            <Dumbbell x={-36} y={0} scale={0.74} />
            <Ball x={46} y={0} scale={0.8} />
          </Stall>
          <Stall x={1123} y={338} width={186} height={252} counter={92} fill={palette.madderInk}>
            <Jar x={-40} y={0} scale={0.8} />
            <Lipstick x={14} y={0} scale={0.86} />
            <Perfume x={56} y={0} scale={0.8} />
          </Stall>
          <g fontSize="30" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="118" y="308">
              size M
            </text>
            <text x="319" y="308">
              749
            </text>
            <text x="520" y="308">
              fits
            </text>
            <text x="721" y="308">
              by Fri
            </text>
            <text x="922" y="308">
              + 60
            </text>
            <text x="1123" y="308">
              tone 3
            </text>
          </g>
        </>
      }
      phone={
        <>
          <path d="M0 122H360V128H0zM0 242H360V250H0z" fill={palette.kraft} />
          <Stall x={62} y={124} width={108} height={98} counter={24} fill={palette.madder}>
            <g transform="scale(.58)">
              <Garment x={-50} y={-108} scale={0.74} cut="coat" fill={palette.green} seam={palette.mist} />
              <Tote x={36} y={0} scale={0.94} />
            </g>
          </Stall>
          <Stall x={180} y={124} width={108} height={98} counter={24} fill={palette.sky}>
            <g transform="scale(.58)">
              <Laptop x={-20} y={0} scale={0.84} />
              <Phone x={62} y={0} scale={0.78} />
            </g>
          </Stall>
          <Stall x={298} y={124} width={108} height={98} counter={24} fill={palette.green}>
            <g transform="scale(.58)">
              <Sofa x={-22} y={0} scale={0.6} />
              <Lamp x={58} y={0} scale={0.76} />
            </g>
          </Stall>
          <Stall x={62} y={244} width={108} height={98} counter={24} fill={palette.marigold}>
            <g transform="scale(.58)">
              <Apple x={-54} y={-34} scale={0.46} />
              <Apple x={-16} y={-34} scale={0.46} />
              <Crate x={-36} y={0} scale={0.46} wood={palette.kraft} />
              <Bread x={46} y={0} scale={0.6} />
            </g>
          </Stall>
          <Stall x={180} y={244} width={108} height={98} counter={24} fill={palette.greenMid}>
            <g transform="scale(.58)">
              <Dumbbell x={-36} y={0} scale={0.74} />
              <Ball x={46} y={0} scale={0.8} />
            </g>
          </Stall>
          <Stall x={298} y={244} width={108} height={98} counter={24} fill={palette.madderInk}>
            <g transform="scale(.58)">
              <Jar x={-40} y={0} scale={0.8} />
              <Lipstick x={14} y={0} scale={0.86} />
              <Perfume x={56} y={0} scale={0.8} />
            </g>
          </Stall>
        </>
      }
    />
  );
}
