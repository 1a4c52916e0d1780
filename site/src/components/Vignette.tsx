import type { z } from 'zod';
import type { vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { Frame } from '../illustrations/parts/Frame.tsx';
import { vignetteList } from '../illustrations/vignette-list.ts';
import './answers.css';
import s from './Vignette.module.css';

/** Renders a small drawing on its background colour, beside a page's heading. */
export function Vignette({ drawing, alt }: z.infer<typeof vignetteSchema>) {
  const { Picture, tone } = vignetteList[drawing];
  return (
    <div className={`picture ${s.field} tone-${tone}`}>
      <Frame alt={alt} width={480} height={320}>
        <Picture />
      </Frame>
    </div>
  );
}
