import type { Content } from '../../../content/load.ts';
import { content } from '../data/content.ts';
import { Portrait } from '../illustrations/Portrait.tsx';
import { Photo } from './Photo.tsx';

/** Renders a team member's photo, or the portrait drawn for their position in the list. */
export function TeamPortrait({ member: { name, image } }: { member: Content['pages']['team']['members'][number] }) {
  const index = content.pages.team.members.findIndex((member) => member.name === name);
  return (
    <div className="picture">
      {image.photo ? <Photo photo={image.photo} place="portrait" /> : <Portrait person={index as 0 | 1 | 2 | 3} alt={image.alt} />}
    </div>
  );
}
