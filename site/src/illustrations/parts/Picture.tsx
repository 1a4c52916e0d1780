import type { ReactNode } from 'react';
import type { PictureProps } from '../picture-props.ts';
import { Frame } from './Frame.tsx';

/** A drawing with its two compositions, of which it shows the one asked for. */
export function Picture({ alt, crop, card, hero }: PictureProps & { card: ReactNode; hero: ReactNode }) {
  return crop === 'card' ? (
    <Frame alt={alt} width={400} height={232}>
      {card}
    </Frame>
  ) : (
    <Frame alt={alt} width={640} height={480}>
      {hero}
    </Frame>
  );
}
