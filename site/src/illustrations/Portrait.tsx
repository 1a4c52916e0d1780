import { palette } from './palette.ts';
import { Frame } from './parts/Frame.tsx';

export function Portrait({ person, alt }: { person: 0 | 1 | 2 | 3; alt: string }) {
  const fields = [palette.marigoldTint, palette.mist, palette.skyTint, palette.madderTint] as const;
  return (
    <Frame alt={alt} width={320} height={360}>
      <rect width="320" height="360" fill={fields[person]} />
    </Frame>
  );
}
