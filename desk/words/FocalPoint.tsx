import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { cropArea, focalPointOf } from '../../shared/api/picture-crop.ts';
import { wordsPaths } from '../../shared/api/words.ts';
import s from './FocalPoint.module.css';

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  /** Name of the crop. */
  file: string;
  /** Aspect ratio of the crop, such as 4:3. */
  ratio: string;
  /** Called when a press or a key is released. */
  onChange: (point: Point) => void;
}

/** Distance of one press of an arrow key, as a part of the picture. */
const STEP = 0.05;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture with its crop bright, and the focal point, which a press, a drag or the arrow keys move. */
export function FocalPoint({ file, ratio, onChange }: FocalPointProps) {
  const id = useId();
  const [point, setPoint] = useState(() => focalPointOf(file));
  const [size, setSize] = useState<{ width: number; height: number }>();
  // While a press or a key is held, a crop that arrives does not move the point.
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isHeld.current) setPoint(focalPointOf(file));
  }, [file]);

  const area = size && cropArea(size, { ratio, ...point });
  const isWhole = size && area && area.width > size.width * 0.99 && area.height > size.height * 0.99;
  const at = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  };
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    isHeld.current = true;
    setPoint({ x: within(point.x + direction[0] * STEP), y: within(point.y + direction[1] * STEP) });
  };
  const release = () => {
    if (isHeld.current) onChange(point);
    isHeld.current = false;
  };
  return (
    <div className={s.focal}>
      <div
        className={s.picture}
        onPointerDown={(event) => {
          if (isWhole || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          isHeld.current = true;
          setPoint(at(event));
        }}
        onPointerMove={(event) => isHeld.current && setPoint(at(event))}
        onPointerUp={release}
        // The finger scrolls the page instead.
        onPointerCancel={() => {
          isHeld.current = false;
          setPoint(focalPointOf(file));
        }}
      >
        <img
          src={`${wordsPaths.picture}/${file}`}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        {size && area && !isWhole && (
          <>
            <span
              className={s.crop}
              style={{
                left: percent(area.left / size.width),
                top: percent(area.top / size.height),
                width: percent(area.width / size.width),
                height: percent(area.height / size.height),
              }}
            />
            <button
              type="button"
              className={s.point}
              style={{ left: percent(point.x), top: percent(point.y) }}
              aria-label={`What must stay in view: ${percent(point.x)} from the left, ${percent(point.y)} from the top`}
              aria-describedby={id}
              onKeyDown={move}
              onKeyUp={release}
            />
          </>
        )}
      </div>
      {size && (
        <p id={id} className="small">
          {isWhole ? 'All of it is shown.' : 'The bright part is shown. Press on what must stay in view; arrow keys move the point.'}
        </p>
      )}
    </div>
  );
}

/** Rounds to percent, as file names say it. */
const within = (at: number) => Math.round(Math.min(1, Math.max(0, at)) * 100) / 100;
const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
