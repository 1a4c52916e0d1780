import { emailHref, phoneHref } from '../../components/contact-links.ts';
import { content, labels } from '../../data/content.ts';
import { Mark } from '../../drawings/Mark.tsx';
import { tagManagerId } from '../../external-services/services.ts';
import s from './Footer.module.css';

/** Renders the footer. enhance/page.ts replaces the build's year by the current year. */
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
            <a href={phoneHref(agency)}>{agency.phone.number}</a>
            <a href={emailHref(agency)}>{agency.email.address}</a>
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
          {`${labels.layout.results} `}
          <a href="/about/how-we-count">{labels.offer.howWeCount}</a>
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

/** Renders the back-to-top link with its reading progress. enhance/corner.ts shows it after one screen. */
function BackToTop() {
  return (
    <a className={s.top} href="#top" data-back-to-top hidden>
      <svg
        viewBox="0 0 52 52"
        width="52"
        height="52"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle className={s.track} cx="26" cy="26" r="23" />
        <circle className={s.progress} cx="26" cy="26" r="23" pathLength="1" data-progress />
        <path d="M26 35V18M18 25l8-8 8 8" stroke="currentColor" />
      </svg>
      <span className="visually-hidden">{labels.layout.backToTop}</span>
    </a>
  );
}
