import type { ReactNode } from 'react';
import type { PanoramaProps } from '../picture-props.ts';
import { Frame } from './Frame.tsx';

/** Renders one of a panorama's two compositions. */
export function PanoramaPicture({ alt, crop, wide, phone }: PanoramaProps & { wide: ReactNode; phone: ReactNode }) {
  return crop === 'wide' ? (
    <Frame alt={alt} width={1240} height={360}>
      {wide}
    </Frame>
  ) : (
    <Frame alt={alt} width={360} height={250}>
      {phone}
    </Frame>
  );
}
