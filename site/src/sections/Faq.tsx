import type { Content } from '../../../content/load.ts';
import s from './Faq.module.css';

/**
 * Questions and answers, one open at a time: the browser's own exclusive accordion, which works without a script.
 * The id stands on the answer, inside: browsers open what a link leads into, not what it leads to.
 */
export function Faq({ heading, lead, items, linkLabel }: Content['pages']['contact']['faq']) {
  return (
    <section className={`wrap section ${s.faq}`} id="faq">
      <div>
        <h2>{heading}</h2>
        {lead && <p className={`soft ${s.lead}`}>{lead}</p>}
      </div>
      <div>
        {items.map(({ id, question, answer }) => (
          <details key={id} name="faq" className={s.item}>
            <summary>{question}</summary>
            <div id={id} className={s.answer}>
              <p>{answer}</p>
              <a href={`#${id}`} aria-label={`${linkLabel}: ${question}`}>
                {linkLabel}
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
