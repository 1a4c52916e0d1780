import { useId, useRef, useState } from 'react';
import { type Mistake, type PictureAnswer, wordsPaths } from '../../shared/api/words.ts';
import { send } from './api.ts';
import { LabelledControl, Mistakes } from './Control.tsx';
import { FocalPoint } from './FocalPoint.tsx';
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
            kind={{ kind: 'long', max: 180, required: true }}
            value={photo.alt}
            onChange={(alt) => onChange({ ...photo, alt })}
            mistakes={mistakes.filter(({ path }) => path[0] === 'alt')}
          />
          <div className="row">
            <button type="button" className="quiet" onClick={() => onChange(null)}>
              Without the photograph
            </button>
          </div>
        </>
      )}
      <Mistakes mistakes={mistakes.filter(({ path }) => path[0] !== 'alt' || !isThere)} />
    </fieldset>
  );
}
