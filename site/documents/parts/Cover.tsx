import { renderToStaticMarkup } from 'react-dom/server';
import type { Document } from '../../../content/schema/document.ts';
import { coverTone } from '../../src/data/cover-tone.ts';
import { drawingList } from '../../src/illustrations/drawing-list.ts';
import { Mark } from '../../src/illustrations/Mark.tsx';
import { panoramaList } from '../../src/illustrations/panorama-list.ts';

interface CoverProps extends Pick<Document, 'picture' | 'panorama'> {
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
export function Cover({ agency, kicker, heading, lead, readers, note, picture, panorama }: CoverProps) {
  const tone = coverTone({ picture, panorama });
  const Drawing = picture && drawingList[picture.drawing].Picture;
  const Panorama = panorama && panoramaList[panorama.drawing].Picture;
  const drawn = Panorama ? <Panorama alt={panorama.alt} crop="phone" /> : Drawing && <Drawing alt={picture.alt} crop="hero" />;
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
      <div className={panorama ? 'cover-picture on-shelves' : 'cover-picture'}>{drawn}</div>
    </div>
  );
}
