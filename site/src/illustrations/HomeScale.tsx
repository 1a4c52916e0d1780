import { palette } from './palette.ts';
import { Frame } from './parts/Frame.tsx';

export function HomeScale({ alt, crop }: { alt: string; crop: 'wide' | 'phone' }) {
  const [width, height] = crop === 'wide' ? [560, 560] : [360, 300];
  return (
    <Frame alt={alt} width={width} height={height}>
      <rect width={width} height={height} rx="28" fill={palette.green} />
    </Frame>
  );
}
