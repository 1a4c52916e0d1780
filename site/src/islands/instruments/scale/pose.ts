/** Where the drawing's parts are, in its own units: the pivot, the arms, and from a hook to a pan's rim. */
export const geometry = { x: 280, y: 78, arm: 174, drop: 128, half: 88 } as const;

/** The most that the beam leans, in degrees. */
const most = 12;

/** How far the beam leans for a gap, in degrees: 12° × tanh(gap ÷ unit), so that small gaps are seen and large ones stay on the dial. */
export const lean = (gap: number, unit: number): number => most * Math.tanh(gap / unit);

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The transforms of beam and pans for a lean of the beam, and a swing of the pans, both in degrees. Positive: left pan down. */
export function transforms(angle: number, swing: number) {
  const { arm } = geometry;
  const radians = (angle * Math.PI) / 180;
  const across = arm * Math.cos(radians);
  const down = arm * Math.sin(radians);
  const pan = (x: number, y: number) => `translate(${rounded(x)} ${rounded(y)})${swing ? `rotate(${rounded(swing)})` : ''}`;
  return { beam: `rotate(${rounded(-angle)})`, left: pan(-across, down), right: pan(across, -down) };
}

/** Writes a pose into the parts of a drawing that carry `data-part`. */
export function pose(drawing: HTMLElement, angle: number, swing: number): void {
  for (const [part, transform] of Object.entries(transforms(angle, swing)))
    drawing.querySelector(`[data-part=${part}]`)?.setAttribute('transform', transform);
}
