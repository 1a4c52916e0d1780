import type { Content } from '../../../content/load.ts';
import { RegionMap } from '../drawings/map/RegionMap.tsx';
import { WorldMap } from '../drawings/map/WorldMap.tsx';
import s from './OfficeMap.module.css';

/** Renders the offices on a world map, or on narrow screens on a map of their region. */
export function OfficeMap({ map, offices }: Pick<Content['pages']['globalPresence'], 'map' | 'offices'>) {
  return (
    <div className="wrap">
      <div className={`picture ${s.field} tone-green`}>
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
