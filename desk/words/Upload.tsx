import { useEffect, useId, useRef, useState } from 'react';
import { HEAD_LENGTH, refusalOf } from '../../shared/api/upload-kind.ts';
import { type DocumentAnswer, type Mistake, wordsPaths } from '../../shared/api/words.ts';
import { useSend } from './api.ts';
import { Button, Mistakes } from './Control.tsx';
import own from './panels.module.css';
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
        className={own.file}
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

interface DocumentFieldProps {
  label: string;
  /** Name of the chosen PDF. */
  value: unknown;
  onChange: (file: unknown) => void;
  mistakes: readonly Mistake[];
}

/** Field for the owner's own PDF. */
export function DocumentField({ label, value, onChange, mistakes }: DocumentFieldProps) {
  const { mistakes: failure, setMistakes, post } = useSend();
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ name: string } & DocumentAnswer>();
  // Other fields of the form change while a file is on its way.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const upload = async (file: File) => {
    setBusy(true);
    const outcome = await post<DocumentAnswer>(`${wordsPaths.document}?${new URLSearchParams({ name: file.name })}`, file);
    setBusy(false);
    if (!outcome) return;
    setSent({ name: file.name, ...outcome.done });
    latest.current(outcome.done.file);
  };
  const pages = sent && `${sent.pages} ${sent.pages === 1 ? 'page' : 'pages'}`;
  return (
    <fieldset className={s.group}>
      <legend>{label}</legend>
      <Upload
        label={value ? 'Replace this PDF' : 'Choose a PDF'}
        kind="document"
        isBusy={isBusy}
        note={
          sent && sent.file === value
            ? `${sent.name} is here: ${pages}. Its card offers it once you publish.`
            : 'At most 20 MB. Visitors download it as it is, from the same address.'
        }
        mistakes={failure}
        onChoose={upload}
        onRefuse={setMistakes}
      />
      {Boolean(value) && (
        <div className="row">
          <Button onClick={() => onChange(null)}>Without this PDF</Button>
        </div>
      )}
      <Mistakes mistakes={mistakes} />
    </fieldset>
  );
}
