import { unmarked } from '../../../content/place-marks.ts';
import type { Plot } from '../../../content/schema/document.ts';

/** Width of a plot in print, on a page and on a phone. Its text has the same size in all of them: at least 13 px on screen. */
export const plotWidths = { print: 632, page: 560, phone: 300 };
export const fontSize = 14.5;

/** Computes a plot's lines, and its labels, which cross no line: names beside the lines' ends, on a phone above or below them. */
export function plotLayout({ across, up, lines, levels, range, marks }: Plot, width: number) {
  const isPhone = width === plotWidths.phone;
  const height = 236;
  const [left, right, top, bottom] = [8, width - (isPhone ? 8 : 130), isPhone ? 34 : 26, height - 32];
  const x = (at: number) => round(left + ((right - left) * (at - across.from)) / (across.to - across.from));
  const y = (value: number) => round(bottom - ((bottom - top) * (value - up.from)) / (up.to - up.from));
  const point = ([at, value]: Point): Point => [x(at), y(value)];
  const horizontal = (value: number): Point[] => [
    [left, y(value)],
    [right, y(value)],
  ];

  const drawnLevels = levels.map(({ name, value }) => ({ name, line: horizontal(value) }));
  const drawnLines = lines.map(({ name, quiet, points, steps }) => ({
    name,
    quiet,
    line: points.flatMap(([at, value], index) => {
      const before = points[index - 1];
      return steps && before ? [point([at, before[1]]), point([at, value])] : [point([at, value])];
    }),
  }));
  const low = range?.low.map(point) ?? [];
  const high = range?.high.map(point) ?? [];
  const axis = horizontal(up.from);
  const dots = marks.map(({ at }) => point(at));

  /** Candidates for a line's name: beside its end if that has room, or else above or below it, near its end first. */
  const nameOf = (line: readonly Point[]): Place[] => {
    const [startX] = line[0] as Point;
    const [endX, endY] = line.at(-1) as Point;
    const beside: Place[] = isPhone || endX < right ? [] : [{ x: endX + 10, y: endY + 5, anchor: 'start' }];
    const along = [0, 0.15, 0.3, 0.45].flatMap((part) => {
      const nameX = round(endX - part * (endX - startX));
      return [-10, 20, -25, 35, -40, 50].map((dy): Place => ({ x: nameX, y: round(heightAt(line, nameX) + dy), anchor: 'end' }));
    });
    return [...beside, ...along];
  };
  const place = labelPlacer({
    lines: [
      ...[...drawnLevels, ...drawnLines].map(({ line }) => line),
      ...[low, high, axis],
      ...dots.map(([dotX, dotY]): Point[] => [
        [dotX - 7, dotY],
        [dotX, dotY - 7],
        [dotX + 7, dotY],
        [dotX, dotY + 7],
      ]),
    ],
    width,
    height: bottom + 8,
    fontSize,
  });
  // A fifth larger than its text, a tick keeps a gap to the next.
  const placeTick = labelPlacer({ lines: [], width: width + 8, height, fontSize: 1.2 * fontSize });
  const ticks = across.ticks.map(({ at, label }) => placeTick(label, [{ x: x(at), y: height - 10, anchor: anchorOf(at, across) }]));
  return {
    height,
    axis,
    /** Without those that would touch the one before. */
    ticks: ticks.filter(({ crossings }) => crossings === 0),
    levels: drawnLevels.map((level) => ({ ...level, label: place(level.name, nameOf(level.line)) })),
    lines: drawnLines.map((line) => ({ ...line, label: place(line.name, nameOf(line.line)) })),
    range: range && { area: [...low, ...high.toReversed()], label: place(range.name, nameOf(high)) },
    marks: marks.map(({ label, at }) => ({ dot: point(at), label: place(label, around(point(at))) })),
  };
}

/** Candidates for the label of a dot: beside it, or farther above or below it, where a stem leads to the label. */
function around([x, y]: Point): Place[] {
  const corner = (side: 1 | -1, dy: number): Place => ({ x: x + 9 * side, y: y + dy, anchor: side === 1 ? 'start' : 'end' });
  const apart = [38, -28, 52, -42].map((dy): Place => ({ x, y: y + dy, anchor: 'middle' }));
  return [corner(1, -11), corner(1, 21), corner(-1, -11), corner(-1, 21), ...apart];
}

/** Returns the height of a line at a place, the last of those at a step. */
function heightAt(line: readonly Point[], x: number): number {
  const after = line.findLastIndex(([pointX]) => pointX <= x);
  const [x1, y1] = line[after] as Point;
  const [x2, y2] = line[after + 1] ?? [x1 + 1, y1];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

const anchorOf = (at: number, { from, to }: Plot['across']): Place['anchor'] => (at === from ? 'start' : at === to ? 'end' : 'middle');
const round = (value: number) => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number];

/** Where a label's text starts, ends or has its middle, on its baseline. */
interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface Label extends Place {
  text: string;
  /** Number of lines and labels that the label lies on, because no candidate was free. */
  crossings: number;
}

interface Chart {
  lines: readonly (readonly Point[])[];
  /** Labels lie within these, in the chart's units. */
  width: number;
  height: number;
  fontSize: number;
}

/** Average width of a letter of the typeface, in parts of the font size. Measured labels have 0.41 to 0.56. */
const letterWidth = 0.5;

/**
 * Returns a function that places a chart's labels one after the other: at the first of the candidates that crosses no line, no earlier
 * label and no edge of the chart, or else at the one with the fewest crossings.
 */
function labelPlacer({ lines, width, height, fontSize }: Chart): (text: string, candidates: readonly Place[]) => Label {
  const taken: Box[] = [];
  return (text, candidates) => {
    const labels = candidates.map((place) => {
      const box = boxOf(text, place, fontSize);
      const isOutside = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
      const crossings = [...lines.filter((line) => crosses(line, box)), ...taken.filter((other) => overlap(box, other))].length;
      return { box, text, ...place, crossings: crossings + Number(isOutside) };
    });
    const { box, ...label } = labels.reduce((found, next) => (next.crossings < found.crossings ? next : found));
    taken.push(box);
    return label;
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf(text: string, { x, y, anchor }: Place, fontSize: number): Box {
  const width = unmarked(text).length * letterWidth * fontSize;
  const gap = 0.2 * fontSize;
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left: left - gap, right: left + width + gap, top: y - 0.85 * fontSize, bottom: y + 0.22 * fontSize };
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Checks points of the line, which are closer to each other than a label is high. */
function crosses(line: readonly Point[], { left, right, top, bottom }: Box): boolean {
  return line.slice(1).some(([x2, y2], index) => {
    const [x1, y1] = line[index] as Point;
    const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 4) || 1;
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) => {
      const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
      return x > left && x < right && y > top && y < bottom;
    });
  });
}
