import type { JSX } from 'react';
import type { Drawing } from '../../../content/schema/drawings.ts';
import { Svg } from '../drawings/parts/Frame.tsx';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import { pictures } from '../drawings/tones.ts';
import { ForecastCone } from './ForecastCone.tsx';
import { PriceStep } from './PriceStep.tsx';
import { RankedShelf } from './RankedShelf.tsx';
import { ReorderLine } from './ReorderLine.tsx';

/** Pictures that are computed from an instrument. They have no file. */
const stills: Partial<Record<Drawing, { viewBox: string; Still: (props: { isCard: boolean }) => JSX.Element }>> = {
  'ranked-shelf': { viewBox: '0 0 400 300', Still: RankedShelf },
  'reorder-line': { viewBox: '0 -34 400 300', Still: ReorderLine },
  'price-step': { viewBox: '0 -34 400 300', Still: PriceStep },
  'forecast-cone': { viewBox: '0 -34 400 300', Still: ForecastCone },
};

export interface PictureDrawingProps {
  name: Drawing;
  alt: string;
  /** card: 400:232, a part of the drawing. hero: all of it, 4:3. */
  crop: 'card' | 'hero';
  /** Enlarges the card's detail, for squares that show only its left end. Styles undo it where the whole card is shown. */
  isDetail?: boolean;
}

export function PictureDrawing({ name, alt, crop, isDetail = false }: PictureDrawingProps) {
  const { card, detail } = pictures[name];
  const [left, top, width] = card;
  const height = width * 0.58;
  const still = stills[name];
  const viewBox = still?.viewBox ?? svgFile(`pictures/${name}`).viewBox;
  const enlarged = `translate(${left} ${top})scale(${(height / detail[2]).toFixed(2)})translate(${-detail[0]} ${-detail[1]})`;
  const transform = isDetail ? enlarged : undefined;
  return (
    <Svg alt={alt} viewBox={crop === 'hero' ? viewBox : `${left} ${top} ${width} ${height}`}>
      {still ? (
        <g transform={transform}>
          <still.Still isCard={crop === 'card'} />
        </g>
      ) : (
        <Shapes file={svgFile(`pictures/${name}`)} isCard={crop === 'card'} transform={transform} />
      )}
    </Svg>
  );
}
