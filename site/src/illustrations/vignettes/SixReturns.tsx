import type { JSX } from 'react';
import { content } from '../../data/content.ts';
import { Apple } from '../goods/Apple.tsx';
import { Handbag } from '../goods/Handbag.tsx';
import { Jar } from '../goods/Jar.tsx';
import { Lamp } from '../goods/Lamp.tsx';
import { Parcel } from '../goods/Parcel.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import type { Place } from '../goods/stand.ts';
import { palette } from '../palette.ts';

/** Product of a shop, by its case study's drawing, scaled to fit on a bar. */
const goods: Record<string, (index: Place) => JSX.Element> = {
  handbag: (place) => <Handbag {...place} scale={0.62} />,
  phone: (place) => <Phone {...place} scale={0.6} />,
  jar: (place) => <Jar {...place} scale={0.62} />,
  shoe: (place) => <Shoe {...place} scale={0.46} sole={palette.madder} />,
  lamp: (place) => <Lamp {...place} scale={0.6} />,
  apple: (place) => <Apple {...place} scale={0.64} />,
};

/** Height of one per cent, in drawing units. */
const percent = 0.46;

/** Draws the case studies' first-year returns as bars, each with its product on top. */
export function SixReturns() {
  const studies = content.caseStudies
    .slice(0, 6)
    .map(({ slug, picture, roi }) => ({ slug, picture, height: Number.parseInt(roi, 10) * percent }));
  const tallest = Math.max(...studies.map(({ height }) => height));
  return (
    <>
      <path d="M0 288H480V320H0z" fill={palette.ink} />
      {studies.map(({ slug, picture, height }, index) => {
        const Good = goods[picture.drawing] ?? Parcel;
        const x = 60 + index * 72;
        return (
          <g key={slug}>
            <path d={`M${x - 28} ${288 - height}h56V288h-56z`} fill={height === tallest ? palette.marigold : palette.white} />
            <g className="answer rise tilt">
              <Good x={x} y={288 - height} />
            </g>
          </g>
        );
      })}
    </>
  );
}
