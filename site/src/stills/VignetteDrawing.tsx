import type { z } from 'zod';
import type { vignette } from '../../../content/schema/drawings.ts';
import { content } from '../data/content.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { palette } from '../drawings/palette.ts';
import { Frame } from '../drawings/parts/Frame.tsx';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';

/** File and scale of the product that stands on a study's bar, by the study's picture. */
const goods: Record<string, [file: string, scale: number]> = {
  handbag: ['handbag', 0.62],
  phone: ['phone', 0.6],
  jar: ['cream', 0.62],
  shoe: ['shoes', 0.46],
  lamp: ['table-lamp', 0.6],
  apple: ['apple', 0.64],
};

/** Height of one per cent, in drawing units. */
const percent = 0.46;

/** Draws the case studies' first-year returns as bars, each with its product on top. */
function SixReturns({ alt }: { alt: string }) {
  const studies = content.caseStudies
    .slice(0, 6)
    .map(({ slug, picture, roi }) => ({ slug, picture, height: Number.parseInt(roi, 10) * percent }));
  const tallest = Math.max(...studies.map(({ height }) => height));
  return (
    <Frame alt={alt} width={480} height={320}>
      <path d="M0 288H480V320H0z" fill={palette.ink} />
      {studies.map(({ slug, picture, height }, index) => {
        const [file, scale] = goods[picture.drawing] ?? ['parcel', 1];
        const x = 60 + index * 72;
        return (
          <g key={slug}>
            <path d={`M${x - 28} ${288 - height}h56V288h-56z`} fill={height === tallest ? palette.marigold : palette.white} />
            <g className="answer rise tilt">
              <Shapes file={svgFile(`goods/${file}`)} transform={`translate(${x} ${288 - height})scale(${scale})`} />
            </g>
          </g>
        );
      })}
    </Frame>
  );
}

/** Draws a small picture, 480 × 320. */
export function VignetteDrawing({ drawing, alt }: z.infer<typeof vignette>) {
  return drawing === 'six-returns' ? <SixReturns alt={alt} /> : <Drawing name={`vignettes/${drawing}`} alt={alt} slice />;
}
