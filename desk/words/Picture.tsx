import { useId, useState } from 'react';
import { type Mistake, type PictureAnswer, wordsPaths } from '../../shared/api/words.ts';
import { send } from './api.ts';
import { LabelledControl, Mistakes } from './Control.tsx';
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
}

/** Field for a photograph: upload from the device or its camera, and alternative text. */
export function Picture({ label, value, onChange, mistakes }: PictureProps) {
  const id = useId();
  const [failure, setFailure] = useState<Mistake[]>([]);
  const [isBusy, setBusy] = useState(false);
  const photo = (value ?? {}) as Photo;
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const name = file.name.replace(/\.\w+$/, '');
    const outcome = await send<PictureAnswer>(`${wordsPaths.picture}?${new URLSearchParams({ name })}`, file);
    setBusy(false);
    setFailure('mistakes' in outcome ? outcome.mistakes : []);
    if ('done' in outcome) onChange({ file: outcome.done.file, alt: photo.alt ?? '' });
  };
  return (
    <fieldset className={s.group}>
      <legend>{label}</legend>
      <div className={`field ${s.field}`}>
        <label htmlFor={id}>{photo.file ? 'Choose another photograph' : 'Choose a photograph'}</label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic"
          disabled={isBusy}
          onChange={(event) => upload(event.target.files?.[0])}
        />
        <p className="small" role="status">
          {isBusy ? 'Sending it.' : (photo.file ?? photo.address ?? 'JPEG, PNG, WebP or HEIC. Where it was taken is removed from it.')}
        </p>
        <Mistakes mistakes={failure} />
      </div>
      <LabelledControl
        id={`${id}-alt`}
        label="What it shows"
        note="For people who cannot see it, and for search engines."
        kind={{ kind: 'long', required: true }}
        value={photo.alt}
        onChange={(alt) => onChange({ ...photo, alt })}
        mistakes={mistakes.filter(({ path }) => path[0] === 'alt')}
      />
      <Mistakes mistakes={mistakes.filter(({ path }) => path[0] !== 'alt')} />
      {photo.file || photo.address ? (
        <button type="button" className="quiet" onClick={() => onChange(null)}>
          Show the drawing again
        </button>
      ) : null}
    </fieldset>
  );
}
