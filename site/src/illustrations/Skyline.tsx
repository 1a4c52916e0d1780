import { palette } from './palette.ts';
import { Frame } from './parts/Frame.tsx';

export function Skyline({ alt }: { alt: string }) {
  return (
    <Frame alt={alt} width={300} height={120}>
      <path d="M20 110h260" stroke={palette.ink} strokeWidth="4" strokeLinecap="round" />
    </Frame>
  );
}
