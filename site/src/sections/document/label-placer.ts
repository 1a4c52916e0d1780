import { unmarked } from '../../../../content/place-marks.ts';
export type Point = readonly [x: number, y: number];

/** Where a label's text starts, ends or has its middle, on its baseline. */
export interface Place {
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
export function labelPlacer({ lines, width, height, fontSize }: Chart): (text: string, candidates: readonly Place[]) => Label {
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
