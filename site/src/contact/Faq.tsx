import type { Content } from '../../../content/load.ts';
import s from './Faq.module.css';

/**
 * Renders questions and answers as the browser's exclusive accordion, which works without JavaScript.
 * The id is on the answer inside <details>: browsers open a <details> only for targets inside it.
 */
export function Faq({ heading, lead, items }: Content['pages']['contact']['faq']) {
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
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
