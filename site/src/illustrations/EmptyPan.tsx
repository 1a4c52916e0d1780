import { palette } from './palette.ts';
import { Frame } from './parts/Frame.tsx';

export function EmptyPan({ alt }: { alt: string }) {
  return (
    <Frame alt={alt} width={640} height={420}>
      <path d="M20 110h260" stroke={palette.ink} strokeWidth="4" strokeLinecap="round" />
    </Frame>
  );
}
