import type { ReactNode } from 'react';
import type { PictureProps } from '../picture-props.ts';
import { Frame } from './Frame.tsx';

/** Size of a card in drawing units. */
const [width, height] = [400, 232];

/** Renders one of a drawing's two compositions. */
export function Picture({ alt, crop, detail, card, hero }: PictureProps & { card: ReactNode; hero: ReactNode }) {
  if (crop === 'hero')
    return (
      <Frame alt={alt} width={640} height={480}>
        {hero}
      </Frame>
    );
  if (!detail)
    return (
      <Frame alt={alt} width={width} height={height}>
        {card}
      </Frame>
    );
  // Crop with an attribute, which styles override where the whole card is shown.
  const [left, top, side] = detail;
  return (
    <Frame alt={alt} width={width} height={height}>
      <g transform={`scale(${(height / side).toFixed(2)})translate(${-left} ${-top})`}>{card}</g>
    </Frame>
  );
}
