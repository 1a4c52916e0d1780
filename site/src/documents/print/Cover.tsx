import { renderToStaticMarkup } from 'react-dom/server';
import type { Document } from '../../../../content/schema/document.ts';
import { Mark } from '../../drawings/Mark.tsx';
import { PictureDrawing } from '../../stills/PictureDrawing.tsx';
import { VignetteDrawing } from '../../stills/VignetteDrawing.tsx';
import { coverTone } from '../context.ts';

interface CoverProps extends Pick<Document, 'picture' | 'vignette'> {
  agency: string;
  /** Line above the heading: kind of document, or the client's name and trade. */
  kicker: string;
  heading: string;
  lead: string;
  readers: string;
  /** Note that numbers in the picture are an example. Shown only if the picture has numbers. */
  note: string;
}

/** Renders the cover: heading at the top, drawing at the bottom. */
export function Cover({ agency, kicker, heading, lead, readers, note, picture, vignette }: CoverProps) {
  const tone = coverTone({ picture, vignette });
  const drawn = vignette ? (
    <VignetteDrawing {...vignette} />
  ) : (
    picture && <PictureDrawing name={picture.drawing} alt={picture.alt} crop="hero" />
  );
  // Ignore percentages, which are published figures.
  const hasNumbers = /<text\b[^<>]*>[^<%\d]*\d[^<%]*</.test(renderToStaticMarkup(drawn));
  return (
    <div className={`cover tone-${tone}`}>
      <div className="cover-words">
        <p className="brand">
          <Mark onDark={tone === 'green'} />
          {agency}
        </p>
        <p className="kicker">{kicker}</p>
        <h1>{heading}</h1>
        <p className="cover-lead">{lead}</p>
        <p className="readers">{readers}</p>
        {hasNumbers && <p className="cover-note">{note}</p>}
      </div>
      <div className="cover-picture">{drawn}</div>
    </div>
  );
}
