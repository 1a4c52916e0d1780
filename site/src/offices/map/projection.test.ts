import { expect, test } from 'vitest';
import { content } from '../../../../tests/support/content/site-routes.ts';
import { landDots } from './Maps.tsx';
import { mapSize, onMap, placedOffices } from './place-offices.ts';

const { offices } = content.pages.globalPresence;

/** All dots, expanded from the runs. */
const dots = [...landDots.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
  Array.from({ length: Math.floor(Number(length) / 9) + 1 }, (_, index) => ({ x: Number(x) + index * 9, y: Number(y) })),
);
const nearest = (latitude: number, longitude: number) => {
  const place = onMap(latitude, longitude);
  return Math.min(...dots.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
};

test.each([
  ['Nagpur', 21.1, 79.1],
  ['Prague', 50.1, 14.4],
  ['Nairobi', -1.3, 36.8],
  ['Denver', 39.7, -105],
  ['Brasília', -15.8, -47.9],
  ['Alice Springs', -23.7, 133.9],
  ['Anadyr, beyond the date line', 65.5, 178],
])('%s is on land', (_place, latitude, longitude) => {
  expect(nearest(latitude, longitude)).toBeLessThan(6);
});

test.each([
  ['the Atlantic', 30, -45],
  ['the Arabian Sea', 14, 64],
  ['the Bay of Bengal', 14, 88],
  ['the Pacific', 20, 165],
])('%s has no dots', (_sea, latitude, longitude) => {
  expect(nearest(latitude, longitude)).toBeGreaterThan(20);
});

test('the projection is accurate and reversible', () => {
  // The map begins at 169 degrees west, so its middle is at 11 degrees east. The heights follow Miller's formula.
  expect(onMap(0, 11).x).toBeCloseTo(mapSize.width / 2, 6);
  const unit = mapSize.width / (2 * Math.PI);
  expect(onMap(0, 0).y - onMap(45, 0).y).toBeCloseTo(1.25 * Math.asinh(Math.tan((0.8 * Math.PI) / 4)) * unit, 6);
});

test('discs have areas proportional to employees, and labels different sides', () => {
  const placed = placedOffices(offices);
  const areas = placed.map(({ radius, employees }) => radius ** 2 / Number.parseInt(employees, 10));
  for (const area of areas) expect(area).toBeCloseTo(areas[0] ?? 0, 6);
  expect(placed.map(({ city, side }) => `${city} ${side}`)).toEqual(['Mumbai below', 'Amsterdam left', 'Singapore right', 'Dubai above']);
});
