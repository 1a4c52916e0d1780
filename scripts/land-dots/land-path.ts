import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { fromMap, mapSize } from '../../site/src/illustrations/map/projection.ts';

type Point = [longitude: number, latitude: number];

/** Between two dots of a row, in drawing units. */
const step = 9;
/** Between two rows: every dot is as far from its neighbours below as from those beside it. */
const rowHeight = 7.8;

/**
 * The land of the earth as rows of dots, each unbroken run of them one horizontal line, which the drawing dashes into dots `step` apart.
 * A dot stands where its middle is on land. Source: Natural Earth, land at 1:50 million (public domain), from the npm package world-atlas.
 * @returns an SVG path in the units of onMap
 */
export function landPath(): string {
  const rings = landRings();
  let path = '';
  for (let row = 0; (row + 1) * rowHeight <= mapSize.height; row++) {
    const y = Number((4 + row * rowHeight).toFixed(1));
    const first = row % 2 === 0 ? step / 2 : step;
    const shores = shoresAt(rings, fromMap(0, y).latitude);
    let run: number | undefined;
    for (let x = first; x <= mapSize.width; x += step) {
      const { longitude } = fromMap(x, y);
      // A ray to the east crosses the shores an odd number of times.
      const isLand = x < mapSize.width - step / 2 && shores.filter((shore) => longitude < shore).length % 2 === 1;
      if (isLand) run ??= x;
      // One unit more than the dots need, so that the last is drawn whatever the rounding.
      else if (run !== undefined) path += `M${run} ${y}h${x - step - run + 1}`;
      if (!isLand) run = undefined;
    }
  }
  return path;
}

interface Ring {
  points: Point[];
  south: number;
  north: number;
}

/** Shores and lakes. The data cuts nothing at the date line: a ring that crosses it is there twice, once for each side. */
function landRings(): Ring[] {
  const topology = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{ land: GeometryCollection }>;
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  return polygons.flat().flatMap((ring) => {
    const points = unwound(ring as Point[]);
    const longitudes = points.map(([longitude]) => longitude);
    const turns = [0, Math.min(...longitudes) < -180 ? 360 : 0, Math.max(...longitudes) > 180 ? -360 : 0];
    return [...new Set(turns)].map((turn) => ({
      points: points.map(([longitude, latitude]): Point => [longitude + turn, latitude]),
      south: Math.min(...points.map(([, latitude]) => latitude)),
      north: Math.max(...points.map(([, latitude]) => latitude)),
    }));
  });
}

/** The ring without its jumps from 180 to -180 degrees. */
function unwound(ring: Point[]): Point[] {
  let turn = 0;
  return ring.map(([longitude, latitude], index) => {
    const before = ring[index - 1]?.[0] ?? longitude;
    if (longitude - before > 180) turn -= 360;
    if (before - longitude > 180) turn += 360;
    return [longitude + turn, latitude];
  });
}

/** Longitudes at which a parallel crosses the shores. */
function shoresAt(rings: Ring[], latitude: number): number[] {
  const crossed: number[] = [];
  for (const { points, south, north } of rings) {
    if (latitude < south || latitude > north) continue;
    let [x1, y1] = points.at(-1) as Point;
    for (const [x2, y2] of points) {
      if (y1 > latitude !== y2 > latitude) crossed.push(((x1 - x2) * (latitude - y2)) / (y1 - y2) + x2);
      [x1, y1] = [x2, y2];
    }
  }
  return crossed;
}
