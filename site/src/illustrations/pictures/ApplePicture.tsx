import { Apple } from '../goods/Apple.tsx';
import { palette } from '../palette.ts';
import { Crate } from '../parts/Crate.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates grocery: a crate of apples, their best-before date, and the price that sells them in time. */
export function ApplePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 206H400V240H-400z" fill={palette.green} />
          <Apple x={84} y={150} scale={0.98} />
          <Apple x={172} y={150} scale={0.98} />
          <Crate x={127} y={206} scale={1.04} />
          <rect x="78" y="142" width="98" height="42" rx="8" fill={palette.white} />
          <text x="127" y="170" fontSize="22" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            till Fri
          </text>
          <Apple x={308} y={206} scale={1.3} />
          <g className="answer sink tilt">
            <Tag x={252} y={55} width={128} size={21} turn={-6}>
              now ₹40
            </Tag>
          </g>
        </>
      }
      hero={
        <>
          <path d="M0 420H640V480H0z" fill={palette.green} />
          <Apple x={122} y={306} scale={1.46} />
          <Apple x={260} y={306} scale={1.46} />
          <Crate x={191} y={420} scale={1.6} />
          <rect x="104" y="314" width="174" height="70" rx="12" fill={palette.white} />
          <text x="191" y="361" fontSize="37" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            till Fri
          </text>
          <Apple x={482} y={420} scale={2} />
          <g className="answer sink tilt">
            <Tag x={404} y={178} width={208} size={36} turn={-6}>
              now ₹40
            </Tag>
          </g>
          <g fill={palette.white}>
            <rect x="34" y="40" width="92" height="66" rx="14" fillOpacity=".45" />
            <rect x="138" y="40" width="92" height="66" rx="14" fillOpacity=".45" />
            <rect x="242" y="40" width="92" height="66" rx="14" />
            <rect x="346" y="40" width="92" height="66" rx="14" fill={palette.madder} />
          </g>
          <g fontSize="30" fontWeight="600" textAnchor="middle" fill={palette.ink}>
            <text x="80" y="83" fill={palette.inkSoft}>
              Tue
            </text>
            <text x="184" y="83" fill={palette.inkSoft}>
              Wed
            </text>
            <text x="288" y="83">
              Thu
            </text>
            <text x="392" y="83" fill={palette.white}>
              Fri
            </text>
          </g>
        </>
      }
    />
  );
}
