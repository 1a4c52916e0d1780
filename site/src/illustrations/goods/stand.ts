/** Position of a product: the middle of its base, so that products align on a shelf. At scale 1 most are about 100 units high. */
export interface Place {
  x: number;
  y: number;
  scale?: number;
  /** Degrees, clockwise, around the base. */
  turn?: number;
}

export function stand({ x, y, scale = 1, turn = 0 }: Place): string {
  return `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}`;
}
