import type { Content } from '../../../content/load.ts';
import { ExampleNote } from '../components/ExampleNote.tsx';
import type { OfferCardProps } from '../components/OfferCard.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { drawingList } from '../illustrations/drawing-list.ts';
import s from './DecisionPath.module.css';

type Path = Content['pages']['technology']['path'];

interface DecisionPathProps extends Pick<Path, 'heading' | 'lead' | 'steps'> {
  /** The pages, each with its name in addresses. */
  pages: readonly (OfferCardProps & { slug: string })[];
}

/** The steps of a decision on a staircase of layers: each layer is a page, with the steps that are taken there. */
export function DecisionPath({ heading, lead, steps, pages }: DecisionPathProps) {
  const numbered = steps.map((step, place) => ({ ...step, number: place + 1 }));
  const layers = [...new Set(steps.map(({ page }) => page))];
  return (
    <section className="wrap section" data-clear>
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.path} data-arrive>
        {layers.map((layer) => {
          const page = pages.find(({ slug }) => slug === layer);
          if (!page) return null;
          const taken = numbered.filter((step) => step.page === layer);
          return (
            <li key={layer} className={`whole ${s.layer} tone-${drawingList[page.picture.drawing].tone}`}>
              <ol className={s.steps} start={taken[0]?.number}>
                {taken.map(({ number, title, text }) => (
                  <li key={number}>
                    <b aria-hidden="true">{number}</b>
                    <p>
                      <strong>{title}</strong> {text}
                    </p>
                  </li>
                ))}
              </ol>
              <div className={s.words}>
                <h3>
                  <a className="whole-link" href={page.href}>
                    {page.name}
                  </a>
                </h3>
                <p>{page.summary}</p>
                <span className="go" aria-hidden="true">
                  {page.cardLink}
                </span>
              </div>
              <Picture picture={page.picture} crop="card" silent />
            </li>
          );
        })}
      </ul>
      <ExampleNote />
    </section>
  );
}
