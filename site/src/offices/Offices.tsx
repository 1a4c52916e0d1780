import type { Content } from '../../../content/load.ts';
import { unmarked } from '../../../content/place-marks.ts';
import { labels } from '../data/content.ts';
import { palette } from '../drawings/palette.ts';
import { OfficeDisc, RegionMap, WorldMap } from './map/Maps.tsx';
import { discRadius } from './map/place-offices.ts';
import s from './Offices.module.css';

/** Renders the offices on a world map, or on narrow screens on a map of their region. */
export function OfficeMap({ map, offices }: Pick<Content['pages']['globalPresence'], 'map' | 'offices'>) {
  return (
    <div className="wrap">
      <div className={`picture picture-field ${s.field} tone-green`}>
        <div className={s.world}>
          <WorldMap alt={map.alt} offices={offices} />
        </div>
        <div className={s.region}>
          <RegionMap alt={map.alt} offices={offices} />
        </div>
      </div>
    </div>
  );
}

/** Renders the four offices with region, address, and employees and clients as bars on a common scale. */
export function OfficeList({ offices }: Pick<Content['pages']['globalPresence'], 'offices'>) {
  const most = Math.max(...offices.flatMap(({ employees, clients }) => [employees, clients]).map(countOf));
  return (
    <ul className={`wrap ${s.offices}`} data-arrive>
      {offices.map(({ city, country, role, text, address, employees, clients }) => (
        <li key={city} className={s.office}>
          <p className={s.role}>
            <Disc radius={Math.round(discRadius(employees, offices))} />
            {role}
          </p>
          <h2>{unmarked(city) === unmarked(country) ? city : `${city}, ${country}`}</h2>
          <p>{text}</p>
          <p className={s.address}>{address}</p>
          <dl className={s.figures}>
            <div>
              <dt>{labels.about.employees}</dt>
              <dd>
                {employees}
                <Bar count={countOf(employees)} most={most} fill={palette.marigold} />
              </dd>
            </div>
            <div>
              <dt>{labels.about.clients}</dt>
              <dd>
                {clients}
                <Bar count={countOf(clients)} most={most} fill={palette.green} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Parses a published figure such as 200+. */
const countOf = (figure: string) => Number.parseInt(figure, 10);

/** Draws the office's disc at the size of the map. */
function Disc({ radius }: { radius: number }) {
  const half = radius + 2;
  return (
    <svg className="on-paper" viewBox={`${-half} -26 ${half * 2} 52`} width={half * 2} height="52" aria-hidden="true">
      <OfficeDisc x={0} y={0} radius={radius} />
    </svg>
  );
}

/** Draws a count as a bar relative to the largest. */
function Bar({ count, most, fill }: { count: number; most: number; fill: string }) {
  return (
    <svg className="on-paper" viewBox={`0 0 ${most} 12`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={most} height="12" fill={palette.sand} />
      <rect width={count} height="12" fill={fill} />
    </svg>
  );
}
