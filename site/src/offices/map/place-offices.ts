/** Size of the map in drawing units: all longitudes, without the far north and south. */
export const mapSize = { width: 1240, height: 486 };

/** The map's edges in degrees. The western edge runs through the Bering Strait, so that Asia stays in one piece. */
const west = -169;
const north = 72;

const radian = Math.PI / 180;
const unit = mapSize.width / (2 * Math.PI);
const miller = (latitude: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * radian));

/**
 * Projects degrees to drawing units by Miller's cylindrical projection (O. M. Miller, "Notes on Cylindrical World Map Projections",
 * Geographical Review 32, 1942), which enlarges the north less than Mercator's.
 * @param latitude degrees, north is positive
 * @param longitude degrees, east is positive
 */
export function onMap(latitude: number, longitude: number): { x: number; y: number } {
  return { x: ((longitude - west + 360) % 360) * radian * unit, y: (miller(north) - miller(latitude)) * unit };
}

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

/** Radius of the largest office, in drawing units. */
const largest = 24;

/** Returns the radius of an office's disc, whose area is proportional to the employees. */
export function discRadius(employees: string, all: readonly { employees: string }[]): number {
  const most = Math.max(...all.map((office) => Number.parseInt(office.employees, 10)));
  return largest * Math.sqrt(Number.parseInt(employees, 10) / most);
}
