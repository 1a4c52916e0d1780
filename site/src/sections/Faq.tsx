import type { Content } from '../../../content/load.ts';
import s from './Faq.module.css';

/** Questions and answers, one open at a time: the browser's own exclusive accordion, which works without a script. */
export function Faq({ heading, lead, items }: Content['pages']['contact']['faq']) {
  return (
    <section className={`wrap section ${s.faq}`} id="faq">
      <div>
        <h2>{heading}</h2>
        {lead && <p className={`soft ${s.lead}`}>{lead}</p>}
      </div>
      <div>
        {items.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq" className={s.item}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
