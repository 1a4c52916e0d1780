import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { cropArea, focalPointOf } from '../../shared/api/picture-crop.ts';
import { type Mistake, type PictureAnswer, wordsPaths } from '../../shared/api/words.ts';
import { send } from './api.ts';
import { Button, LabelledControl, Mistakes } from './Control.tsx';
import own from './Picture.module.css';
import { Upload } from './Upload.tsx';
import s from './words.module.css';

interface Photo {
  file?: string;
  address?: string;
  alt?: string;
}

interface PictureProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  mistakes: readonly Mistake[];
  /** Aspect ratio of its place, such as 4:3; uploads are not cropped without it. */
  ratio?: string | undefined;
}

/** Field for a photograph: upload from the device or its camera, focal point and alternative text. */
export function Picture({ label, value, onChange, mistakes, ratio }: PictureProps) {
  const id = useId();
  const [failure, setFailure] = useState<Mistake[]>([]);
  const [isBusy, setBusy] = useState(false);
  const photo = (value ?? {}) as Photo;
  // What was typed elsewhere in the form during an upload stays.
  const latest = useRef({ photo, onChange });
  const next = useRef<{ query: Record<string, string>; body: object }>(undefined);
  const isSending = useRef(false);
  latest.current = { photo, onChange };
  const take = () => {
    const asked = next.current;
    next.current = undefined;
    return asked;
  };
  // One request at a time: of the crops that are asked for meanwhile, only the last is made.
  const put = async (query: Record<string, string>, body: object) => {
    next.current = { query, body };
    if (isSending.current) return;
    isSending.current = true;
    for (let asked = take(); asked; asked = take()) {
      setBusy(asked.body instanceof Blob);
      const search = new URLSearchParams({ ...asked.query, ...(ratio && { ratio }) });
      const outcome = await send<PictureAnswer>(`${wordsPaths.picture}?${search}`, asked.body);
      if (next.current) continue;
      setFailure('mistakes' in outcome ? outcome.mistakes : []);
      if ('done' in outcome) latest.current.onChange({ file: outcome.done.file, alt: latest.current.photo.alt ?? '' });
    }
    isSending.current = false;
    setBusy(false);
  };
  const isThere = Boolean(photo.file || photo.address);
  return (
    <fieldset className={s.group}>
      <legend>{label}</legend>
      <Upload
        label={isThere ? 'Choose another photograph' : 'Choose a photograph'}
        kind="picture"
        isBusy={isBusy}
        note="JPEG, PNG, WebP or AVIF, at most 30 MB. Where it was taken is removed from it."
        mistakes={failure}
        onChoose={(file) => put({ name: file.name }, file)}
        onRefuse={setFailure}
      />
      {photo.file && ratio && (
        <FocalPoint
          file={photo.file}
          ratio={ratio}
          onChange={({ x, y }) => put({ of: photo.file ?? '', x: String(x), y: String(y) }, {})}
        />
      )}
      {isThere && (
        <>
          <LabelledControl
            id={`${id}-alt`}
            label="What the photograph shows"
            note="In a few words, for people who cannot see it and for search engines."
            kind={{ kind: 'text', max: 180, required: true }}
            value={photo.alt}
            onChange={(alt) => onChange({ ...photo, alt })}
            mistakes={mistakes.filter(({ path }) => path[0] === 'alt')}
          />
          <div className="row">
            <Button onClick={() => onChange(null)}>Without the photograph</Button>
          </div>
        </>
      )}
      <Mistakes mistakes={mistakes.filter(({ path }) => path[0] !== 'alt' || !isThere)} />
    </fieldset>
  );
}

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  /** Name of the crop. */
  file: string;
  /** Aspect ratio of the crop, such as 4:3. */
  ratio: string;
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

/** The whole picture with its crop bright, and the focal point, which a press or the arrow keys move. */
function FocalPoint({ file, ratio, onChange }: FocalPointProps) {
  const id = useId();
  const [size, setSize] = useState<{ width: number; height: number }>();
  // The point that was chosen last, until its crop is there.
  const [moved, setMoved] = useState<Point>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is the crop
  useEffect(() => setMoved(undefined), [file]);
  const point = moved ?? focalPointOf(file);
  const area = size && cropArea(size, { ratio, ...point });
  const isWhole = size && area && area.width > size.width * 0.99 && area.height > size.height * 0.99;
  const move = (to: Point) => {
    setMoved(to);
    onChange(to);
  };
  const press = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const step = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    move({ x: within(point.x + direction[0] * STEP), y: within(point.y + direction[1] * STEP) });
  };
  return (
    <div className={own.focal}>
      {/* A finger that scrolls the page fires no pointerup. */}
      <div className={own.picture} onPointerUp={(event) => !isWhole && event.button === 0 && press(event)}>
        <img
          src={`${wordsPaths.picture}/${file}`}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        {size && area && !isWhole && (
          <>
            <span
              className={own.crop}
              style={{
                left: percent(area.left / size.width),
                top: percent(area.top / size.height),
                width: percent(area.width / size.width),
                height: percent(area.height / size.height),
              }}
            />
            <button
              type="button"
              className={own.point}
              style={{ left: percent(point.x), top: percent(point.y) }}
              aria-label={`What must stay in view: ${percent(point.x)} from the left, ${percent(point.y)} from the top`}
              aria-describedby={id}
              onKeyDown={step}
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
