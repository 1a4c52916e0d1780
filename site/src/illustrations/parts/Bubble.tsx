interface BubbleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Side of the speaker, which has the sharp corner. */
  speaker: 'left' | 'right';
  fill: string;
}

/** Draws a speech bubble, as in the chat panel. */
export function Bubble({ x, y, width, height, speaker, fill }: BubbleProps) {
  const [right, left] = speaker === 'left' ? [20, 5] : [5, 20];
  return (
    <path
      d={`M${x + 20} ${y}h${width - 40}q20 0 20 20v${height - 20 - right}q0 ${right}-${right} ${right}h${right + left - width}q-${left} 0-${left}-${left}v${20 + left - height}q0-20 20-20z`}
      fill={fill}
    />
  );
}
