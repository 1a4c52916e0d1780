import type { z } from 'zod';
import type { vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { vignettes } from '../drawings/tones.ts';
import { VignetteDrawing } from '../stills/VignetteDrawing.tsx';
import './answers.css';

/** Renders a small drawing on its background colour, beside a page's heading. */
export function Vignette({ drawing, alt }: z.infer<typeof vignetteSchema>) {
  return (
    <div className={`picture picture-field tone-${vignettes[drawing]}`}>
      <VignetteDrawing drawing={drawing} alt={alt} />
    </div>
  );
}
