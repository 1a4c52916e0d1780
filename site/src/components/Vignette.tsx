import type { z } from 'zod';
import type { vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { Frame } from '../drawings/parts/Frame.tsx';
import { vignettes } from '../drawings/tones.ts';
import { SixReturns } from '../stills/SixReturns.tsx';
import './answers.css';
import s from './Vignette.module.css';

/** Renders a small drawing on its background colour, beside a page's heading. */
export function Vignette({ drawing, alt }: z.infer<typeof vignetteSchema>) {
  return (
    <div className={`picture ${s.field} tone-${vignettes[drawing]}`}>
      {drawing === 'six-returns' ? (
        <Frame alt={alt} width={480} height={320}>
          <SixReturns />
        </Frame>
      ) : (
        <Drawing name={`vignettes/${drawing}`} alt={alt} />
      )}
    </div>
  );
}
