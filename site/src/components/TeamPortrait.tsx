import type { Content } from '../../../content/load.ts';
import { content } from '../data/content.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { team } from '../drawings/tones.ts';
import { Photo } from './Photo.tsx';

/** Renders a team member's photo, or the portrait drawn for their position in the list. */
export function TeamPortrait({ member: { name, image } }: { member: Content['pages']['team']['members'][number] }) {
  const index = content.pages.team.members.findIndex((member) => member.name === name);
  const { drawing, tone } = team[index % team.length] as (typeof team)[number];
  return (
    <div className={`picture tone-${tone}`}>
      {image.photo ? <Photo photo={image.photo} place="portrait" /> : <Drawing name={`people/${drawing}`} alt={image.alt} />}
    </div>
  );
}
