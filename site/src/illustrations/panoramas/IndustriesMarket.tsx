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
          <Stall x={118} y={338} width={186} height={270} counter={108} fill={palette.madder} front={palette.madder}>
            <Garment x={-36} y={-142} scale={0.86} cut="coat" fill={palette.green} seam={palette.mist} />
            <Tote x={40} y={0} scale={0.8} />
          </Stall>
          <Stall x={319} y={338} width={186} height={270} counter={108} fill={palette.sky} front={palette.sky}>
            <Laptop x={-12} y={0} scale={0.78} />
            <Phone x={57} y={0} scale={0.72} />
          </Stall>
          <Stall x={520} y={338} width={186} height={270} counter={108} fill={palette.green} front={palette.green}>
            <Sofa x={-22} y={0} scale={0.56} />
            <Lamp x={46} y={0} scale={0.78} />
          </Stall>
          <Stall x={721} y={338} width={186} height={270} counter={108} fill={palette.marigold} front={palette.marigold}>
            <Apple x={-56} y={-30} scale={0.42} />
            <Apple x={-20} y={-30} scale={0.42} />
            <Crate x={-38} y={0} scale={0.4} wood={palette.kraft} />
            <Bread x={42} y={0} scale={0.54} />
          </Stall>
          <Stall x={922} y={338} width={186} height={270} counter={108} fill={palette.ink} front={palette.ink}>
            <Dumbbell x={-34} y={0} scale={0.66} />
            <Ball x={44} y={0} scale={0.84} />
          </Stall>
          <Stall x={1123} y={338} width={186} height={270} counter={108} fill={palette.madderInk} front={palette.madderInk}>
            <Jar x={-43} y={0} scale={0.72} />
            <Lipstick x={10} y={0} scale={0.86} />
            <Perfume x={52} y={0} scale={0.74} />
          </Stall>
          <g className="answer up wide">
            <rect x="52" y="258" width="132" height="52" rx="10" fill={palette.white} />
            <rect x="253" y="258" width="132" height="52" rx="10" fill={palette.white} />
            <rect x="454" y="258" width="132" height="52" rx="10" fill={palette.white} />
            <rect x="655" y="258" width="132" height="52" rx="10" fill={palette.white} />
            <rect x="856" y="258" width="132" height="52" rx="10" fill={palette.white} />
            <rect x="1057" y="258" width="132" height="52" rx="10" fill={palette.white} />
            <g fontSize="31" fontWeight="650" textAnchor="middle" fill={palette.ink}>
              <text x="118" y="295">
                size M
              </text>
              <text x="319" y="295">
                749
              </text>
              <text x="520" y="295">
                fits
              </text>
              <text x="721" y="295">
                by Fri
              </text>
              <text x="922" y="295">
                + 60
              </text>
              <text x="1123" y="295">
                tone 3
              </text>
            </g>
          </g>
        </>
      }
      phone={
        <>
          <path d="M0 122H360V128H0zM0 242H360V250H0z" fill={palette.kraft} />
          <Stall x={62} y={124} width={108} height={98} counter={24} fill={palette.madder} front={palette.madder}>
            <Garment x={-22} y={-60} scale={0.38} cut="coat" fill={palette.green} seam={palette.mist} />
            <Garment x={22} y={-60} scale={0.38} cut="dress" fill={palette.madder} seam={palette.madderTint} />
          </Stall>
          <Stall x={180} y={124} width={108} height={98} counter={24} fill={palette.sky} front={palette.sky}>
            <Laptop x={0} y={0} scale={0.5} />
          </Stall>
          <Stall x={298} y={124} width={108} height={98} counter={24} fill={palette.green} front={palette.green}>
            <Sofa x={0} y={0} scale={0.45} />
          </Stall>
          <Stall x={62} y={244} width={108} height={98} counter={24} fill={palette.marigold} front={palette.marigold}>
            <g className="answer up wide">
              <Apple x={-26} y={0} scale={0.46} />
            </g>
            <Bread x={20} y={0} scale={0.42} />
          </Stall>
          <Stall x={180} y={244} width={108} height={98} counter={24} fill={palette.ink} front={palette.ink}>
            <Dumbbell x={0} y={0} scale={0.66} />
          </Stall>
          <Stall x={298} y={244} width={108} height={98} counter={24} fill={palette.madderInk} front={palette.madderInk}>
            <Jar x={-18} y={0} scale={0.54} />
            <Lipstick x={24} y={0} scale={0.54} />
          </Stall>
        </>
      }
    />
  );
}
