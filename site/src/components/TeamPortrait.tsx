import type { Content } from '../../../content/load.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { team } from '../drawings/tones.ts';
import { Photo } from './Photo.tsx';

/** Renders a team member's photo or drawn portrait. */
export function TeamPortrait({ member: { image } }: { member: Content['pages']['team']['members'][number] }) {
  const { photo, drawing, alt } = image;
  return (
    <div className={`picture tone-${drawing ? team[drawing] : 'mist'}`}>
      {photo ? <Photo photo={photo} place="portrait" /> : <Drawing name={`people/${drawing}`} alt={alt} />}
    </div>
  );
}
