import { useId } from 'react';
import { HEAD_LENGTH, refusalOf } from '../../shared/api/upload-kind.ts';
import type { Mistake } from '../../shared/api/words.ts';
import { Mistakes } from './Control.tsx';
import own from './Upload.module.css';
import s from './words.module.css';

interface UploadProps {
  label: string;
  kind: keyof typeof accept;
  note: string;
  isBusy: boolean;
  mistakes: readonly Mistake[];
  onChoose: (file: File) => void;
  /** Called instead of `onChoose` for a file of another kind or size. */
  onRefuse: (mistakes: Mistake[]) => void;
}

/** Media types that the device offers. Without HEIC among them, an iPhone converts its photographs to JPEG. */
const accept = { picture: 'image/jpeg,image/png,image/webp,image/avif', document: 'application/pdf' } as const;

/** File input that checks kind and size before anything is sent. Files can also be dropped on it. */
export function Upload({ label, kind, note, isBusy, mistakes, onChoose, onRefuse }: UploadProps) {
  const id = useId();
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const { name, size } = chosen;
    const head = new Uint8Array(await chosen.slice(0, HEAD_LENGTH).arrayBuffer());
    const refusal = refusalOf(kind, { name, size, head });
    if (refusal) onRefuse([{ file: '', path: [], ...refusal }]);
    // Systems give some files no type, or a wrong one.
    else onChoose(new File([chosen], name, { type: 'application/octet-stream' }));
  };
  return (
    <div className={`field ${s.field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        className={own.input}
        accept={accept[kind]}
        disabled={isBusy}
        aria-describedby={`${id}-note ${id}-mistakes`}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <p id={`${id}-note`} className="small" role="status">
        {isBusy ? 'Sending and opening it.' : note}
      </p>
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} />
    </div>
  );
}
