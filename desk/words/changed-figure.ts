/** A figure of the agency as a sentence says it: 500+, 25%, 3x. Plain numbers mean too many things. */
const figures = /\d[\d,.]{0,15}[%x+]/g;

/** The figure that a text says otherwise than before; undefined where more than one figure, or anything else of it, is changed. */
export function changedFigure(before: unknown, after: unknown): { from: string; to: string } | undefined {
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  if (before.replace(figures, '#') !== after.replace(figures, '#')) return undefined;
  const [old, now] = [before.match(figures) ?? [], after.match(figures) ?? []];
  const pairs = new Map(old.flatMap((from, index) => (from === now[index] ? [] : [[from, now[index] as string]])));
  const [[from, to] = []] = pairs;
  return pairs.size === 1 && from && to ? { from, to } : undefined;
}
