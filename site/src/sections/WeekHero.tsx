import { Island } from '../components/Island.tsx';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import { GoodSymbols } from '../islands/instruments/GoodSymbols.tsx';
import { Week } from '../islands/try/Week.tsx';
import { week } from '../islands/try/week.ts';
import s from './WeekHero.module.css';

/** Renders the heading of the week before Diwali beside the playable week. */
export function WeekHero({ heading, lead }: { heading: string; lead: string }) {
  const goods = [...new Set(week().map(({ good }) => good))];
  return (
    <div className={`wrap ${s.hero}`}>
      <div>
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
      </div>
      <div>
        <div hidden data-share-picture className="tone-marigold-tint">
          <svg
            viewBox={`-100 -180 ${goods.length * 160 + 40} 204`}
            role="img"
            aria-label={heading}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {goods.map((good, place) => (
              <Shapes key={good} file={svgFile(`goods/${good}`)} transform={`translate(${place * 160})`} />
            ))}
          </svg>
        </div>
        <GoodSymbols names={goods} />
        <Island name="try" component={Week} props={{}} near />
      </div>
    </div>
  );
}
