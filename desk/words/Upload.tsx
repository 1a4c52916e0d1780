import { useId } from 'react';
import type { Mistake } from '../../shared/api/words.ts';
import { Mistakes } from './Control.tsx';
import own from './Upload.module.css';
import s from './words.module.css';

interface UploadProps {
  label: string;
  /** Media types, comma-separated. */
  accept: string;
  /** In bytes. */
  limit: number;
  note: string;
  isBusy: boolean;
  mistakes: readonly Mistake[];
  onChoose: (file: File) => void;
  /** Called instead of `onChoose` for a file of another type or size. */
  onRefuse: (mistakes: Mistake[]) => void;
}

/** File input that checks type and size before anything is sent. Files can also be dropped on it. */
export function Upload({ label, accept, limit, note, isBusy, mistakes, onChoose, onRefuse }: UploadProps) {
  const id = useId();
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    // Systems without HEIC name no type.
    const isHeic = chosen.type === '' && /\.hei[cf]$/i.test(chosen.name);
    const file = isHeic ? new File([chosen], chosen.name, { type: 'image/heic' }) : chosen;
    const refusal = refusalOf(file, accept.split(','), limit);
    if (refusal) onRefuse([{ file: '', path: [], ...refusal }]);
    else onChoose(file);
  };
  return (
    <div className={`field ${s.field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        className={own.input}
        accept={accept}
        disabled={isBusy}
        aria-describedby={`${id}-note ${id}-mistakes`}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <p id={`${id}-note`} className="small" role="status">
        {isBusy ? 'Sending it.' : note}
      </p>
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} />
    </div>
  );
}

function refusalOf({ name, type, size }: File, types: readonly string[], limit: number): Pick<Mistake, 'message' | 'fix'> | undefined {
  const names = types.map((each) => each.split('/')[1]?.toUpperCase());
  if (!types.includes(type))
    return {
      message: `${name} is not a ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names as string[])}`,
      fix: 'Choose another file.',
    };
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  if (size > limit) return { message: `${name} has ${inMegabytes(size)}`, fix: `Choose a file with ${inMegabytes(limit)} or less.` };
  return undefined;
}
