/** Geometry in drawing units: pivot, length of an arm, distance from hook to rim, and half a pan's width and its depth. */
export const geometry = { x: 280, y: 74, arm: 174, drop: 132, half: 96, deep: 40 } as const;

/** Maximum tilt in degrees. */
const most = 12;

/** Returns the tilt for a gap in degrees, 12° × tanh(gap ÷ unit): small gaps are visible, large ones stay on the dial. */
export const tilt = (gap: number, unit: number): number => most * Math.tanh(gap / unit);

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Returns the transforms for a tilt of the beam and a swing of the pans, in degrees. Positive: left pan down. */
export function transforms(angle: number, swing: number) {
  const { arm } = geometry;
  const radians = (angle * Math.PI) / 180;
  const across = arm * Math.cos(radians);
  const down = arm * Math.sin(radians);
  const pan = (x: number, y: number) => `translate(${rounded(x)} ${rounded(y)})${swing ? `rotate(${rounded(swing)})` : ''}`;
  return { beam: `rotate(${rounded(-angle)})`, left: pan(-across, down), right: pan(across, -down) };
}

/** Applies tilt and swing to the drawing's elements with `data-part`. */
export function pose(drawing: HTMLElement, angle: number, swing: number): void {
  for (const [part, transform] of Object.entries(transforms(angle, swing)))
    drawing.querySelector(`[data-part=${part}]`)?.setAttribute('transform', transform);
}
