import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { Shapes } from './parts/Shapes.tsx';
import { svgFile } from './svg-files.ts';

/** Draws a product. Decorative: the text beside the drawing names the product. */
export function Good({ name }: { name: GoodName }) {
  const file = svgFile(`goods/${name}`);
  return (
    <svg viewBox={file.viewBox} preserveAspectRatio="xMidYMax" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <Shapes file={file} />
    </svg>
  );
}
