import { discRadius } from './disc-radius.ts';
import { onMap } from './projection.ts';

/** Data of an office on the map. */
export interface MapOffice {
  city: string;
  /** Degrees; north and east are positive. */
  latitude: number;
  longitude: number;
  /** Published figure, such as 200+. */
  employees: string;
}

type Side = 'left' | 'above' | 'below' | 'right';

export interface PlacedOffice extends MapOffice {
  x: number;
  y: number;
  radius: number;
  /** Side on which the label has room. */
  side: Side;
}

/**
 * Projects the four offices and assigns each a different side for its label, so that labels never overlap:
 * the westernmost on the left, the easternmost on the right, the remaining two above and below.
 */
export function placedOffices(offices: readonly MapOffice[]): PlacedOffice[] {
  const placed = offices.map((office) => ({
    ...office,
    ...onMap(office.latitude, office.longitude),
    radius: discRadius(office.employees, offices),
  }));
  const [left, ...others] = placed.toSorted((a, b) => a.x - b.x);
  const right = others.pop();
  const [above] = others.toSorted((a, b) => a.y - b.y);
  return placed.map((office) => ({
    ...office,
    side: office === left ? 'left' : office === right ? 'right' : office === above ? 'above' : 'below',
  }));
}
