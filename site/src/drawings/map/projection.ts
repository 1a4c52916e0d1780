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
