import { BackToTop } from '../../components/BackToTop.tsx';
import { content, labels } from '../../data/content.ts';
import { Mark } from '../../drawings/Mark.tsx';
import { tagManagerId } from '../../external-services/tag-manager.ts';
import s from './Footer.module.css';

/** Renders the footer. enhance/enhance.ts replaces the build's year by the current year. */
export function Footer() {
  const { agency, navigation } = content;
  return (
    <footer className={s.footer}>
      <div className={`wrap ${s.grid}`}>
        <div>
          <p className={s.name}>
            <Mark onDark />
            {agency.name}
          </p>
          <address className={s.address}>
            {agency.address.lines.map((text) => (
              <span key={text}>{text}</span>
            ))}
            <a href={`tel:${agency.phone.number.replaceAll(' ', '')}`}>{agency.phone.number}</a>
            <a href={`mailto:${agency.email.address}`}>{agency.email.address}</a>
          </address>
        </div>
        {navigation.footer.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`wrap ${s.base}`}>
        <p>
          © <time data-year="">{new Date().getFullYear()}</time>
          {` ${agency.name}`}
        </p>
        <p className={s.results}>
          {labels.layout.results} <a href="/about/how-we-count">{labels.offer.howWeCount}</a>
        </p>
        {tagManagerId() && (
          <button type="button" data-privacy-choices hidden>
            {labels.consent.choices}
          </button>
        )}
        <ul className={s.social}>
          {agency.social.map(({ name, href }) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      {/* The link is inside a landmark, for screen reader navigation. */}
      <BackToTop />
    </footer>
  );
}
