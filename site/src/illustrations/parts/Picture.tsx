import type { ReactNode } from 'react';
import type { PictureProps } from '../picture-props.ts';
import { Frame } from './Frame.tsx';

/** A card is so wide and so high. */
const [width, height] = [400, 232];

/** A drawing with its two compositions, of which it shows the one asked for. */
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
  // As an attribute, so that it costs no rule: styles take it away where the card is shown whole.
  const [left, top, side] = detail;
  return (
    <Frame alt={alt} width={width} height={height}>
      <g transform={`scale(${(height / side).toFixed(2)})translate(${-left} ${-top})`}>{card}</g>
    </Frame>
  );
}
