import type { Content } from '../../../content/load.ts';
import { TeamPortrait } from '../components/TeamPortrait.tsx';
import s from './TeamList.module.css';

/** Renders the team with portraits. A profile without an address is a placeholder link. */
export function TeamList({ members }: Pick<Content['pages']['team'], 'members'>) {
  return (
    <ul className={`wrap section ${s.team}`} data-arrive>
      {members.map((member) => {
        const { name, role, bio, social } = member;
        return (
          <li key={name} className={s.member}>
            <div className={s.portrait}>
              <TeamPortrait member={member} />
            </div>
            <div>
              <h2>{name}</h2>
              <p className={s.role}>{role}</p>
            </div>
            <div>
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
        );
      })}
    </ul>
  );
}
