import type { Content } from '../../../content/load.ts';
import { Photo } from '../components/Photo.tsx';
import { Portrait } from '../illustrations/Portrait.tsx';
import s from './TeamList.module.css';

/** The leaders with their drawn portraits. A profile without an address is a placeholder link. */
export function TeamList({ members }: Pick<Content['pages']['team'], 'members'>) {
  return (
    <ul className={`wrap section ${s.team}`} data-arrive>
      {members.map(({ name, role, bio, image, social }, index) => (
        <li key={name} className={s.member}>
          <div className={`picture ${s.portrait}`}>
            {image.photo ? <Photo photo={image.photo} place="portrait" /> : <Portrait person={index as 0 | 1 | 2 | 3} alt={image.alt} />}
          </div>
          <div>
            <h2>{name}</h2>
            <p className={s.role}>{role}</p>
            <p>{bio}</p>
            <ul className={s.social}>
              {social.map(({ name: network, href }) => (
                <li key={network}>
                  <a href={href}>{network}</a>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
