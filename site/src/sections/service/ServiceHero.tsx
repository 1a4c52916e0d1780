import type { Entry } from '../../../../content/load.ts';
import type { Service } from '../../../../content/schema/service.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx';
import { Button } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import { content, labels } from '../../content.ts';
import s from './ServiceHero.module.css';

interface ServiceHeroProps {
  service: Entry<Service>;
  /** An instrument follows: the picture is that, unless the owner has a photograph. */
  isShownBelow: boolean;
}

/** A service's first screen: what it is, whom it is for, who uses it, and what to do next. */
export function ServiceHero({ service: { slug, heading, lead, audience, picture }, isShownBelow }: ServiceHeroProps) {
  const clients = content.caseStudies.filter(({ services }) => services.includes(slug));
  const { label, href } = content.navigation.action;
  return (
    <div className={`wrap ${s.hero}`}>
      <Breadcrumbs path={`/services/${slug}`} />
      <h1>{heading}</h1>
      <div className={s.words}>
        <p className={s.lead}>{lead}</p>
        <p className={s.ways}>
          <Button href={href}>{label}</Button>
          <a className="go" href="/services#first-four-weeks">
            {labels.offer.firstWeeks}
          </a>
        </p>
      </div>
      <dl className={s.facts}>
        <div>
          <dt>{labels.offer.audience}</dt>
          <dd>{audience}</dd>
        </div>
        {clients.length > 0 && (
          <div>
            <dt>{labels.offer.clients}</dt>
            <dd>
              {clients.map(({ slug: id, client }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <a href={`/case-studies/${id}`}>{client}</a>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {(!isShownBelow || picture.photo) && (
        <div className={s.picture}>
          <Picture picture={picture} crop="hero" />
        </div>
      )}
    </div>
  );
}
