import type { Drawing } from '../../../content/schema/drawings.ts';
import { escapeHtml } from '../../../shared/format/escape-html.ts';
import { fill } from '../../../shared/format/fill.ts';
import { Svg } from '../drawings/parts/Frame.tsx';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import { pictures } from '../drawings/tones.ts';
import { words as coneWords } from '../instruments/cone/words.ts';
import { weigh as weighGates } from '../instruments/gates/model.ts';
import { words as gatesWords } from '../instruments/gates/words.ts';
import { inRupees } from '../instruments/kit/outcome.ts';

/** Figures of the pictures that show an instrument's first result, by their places in the file. */
export const figuresOf: Partial<Record<Drawing, () => Record<string, string>>> = {
  'price-step': () => {
    const w = gatesWords();
    const { floor, ceiling, start: step, own } = w.goods.tote;
    const last = weighGates(w, w.goods.tote, { floor, ceiling, step }).hours.at(-1)?.price ?? own;
    return { last: inRupees(last), floor: `${w.floor} ${inRupees(floor)}`, ceiling: `${w.ceiling} ${inRupees(ceiling)}` };
  },
  'forecast-cone': () => ({ now: coneWords().now }),
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
  const { viewBox, shapes, onCards } = svgFile(`pictures/${name}`);
  const enlarged = `translate(${left} ${top})scale(${(height / detail[2]).toFixed(2)})translate(${-detail[0]} ${-detail[1]})`;
  const figures = Object.entries(figuresOf[name]?.() ?? {}).map(([place, figure]) => [place, escapeHtml(figure)] as const);
  const filled = fill(crop === 'card' ? onCards : shapes, Object.fromEntries(figures));
  return (
    <Svg alt={alt} viewBox={crop === 'hero' ? viewBox : `${left} ${top} ${width} ${height}`}>
      <Shapes file={{ shapes: filled }} transform={isDetail ? enlarged : undefined} />
    </Svg>
  );
}
