import { Island } from '../components/Island.tsx';
import { GoodSymbols } from '../islands/instruments/GoodSymbols.tsx';
import { Week } from '../islands/try/Week.tsx';
import { week } from '../islands/try/week.ts';
import s from './WeekHero.module.css';

/** Renders the heading of the week before Diwali beside the playable week. */
export function WeekHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={`wrap ${s.hero}`}>
      <div>
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
      </div>
      <div>
        <GoodSymbols names={[...new Set(week().map(({ good }) => good))]} />
        <Island name="try" component={Week} props={{}} near />
      </div>
    </div>
  );
}
