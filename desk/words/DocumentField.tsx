import { useEffect, useId, useState } from 'react';
import { type DocumentAnswer, type Mistake, wordsPaths } from '../../shared/api/words.ts';
import { read, send } from './api.ts';
import { LabelledControl, Mistakes } from './Control.tsx';
import { Upload } from './Upload.tsx';
import s from './words.module.css';

interface DocumentFieldProps {
  /** Name of the chosen PDF. */
  value: string | undefined;
  onChange: (file: string | undefined) => void;
  mistakes: readonly Mistake[];
}

/** Field for the PDF of a new resource: upload, or one that is there already. */
export function DocumentField({ value, onChange, mistakes }: DocumentFieldProps) {
  const id = useId();
  const [known, setKnown] = useState<string[]>([]);
  const [failure, setFailure] = useState<Mistake[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ name: string } & DocumentAnswer>();
  useEffect(() => {
    read<string[]>(wordsPaths.document).then(setKnown, () => {});
  }, []);
  const upload = async (file: File) => {
    setBusy(true);
    const outcome = await send<DocumentAnswer>(`${wordsPaths.document}?${new URLSearchParams({ name: file.name })}`, file);
    setBusy(false);
    setFailure('mistakes' in outcome ? outcome.mistakes : []);
    if (!('done' in outcome)) return;
    setSent({ name: file.name, ...outcome.done });
    onChange(outcome.done.file);
  };
  const pages = sent && `${sent.pages} ${sent.pages === 1 ? 'page' : 'pages'}`;
  return (
    <fieldset className={s.group}>
      <legend>Its PDF</legend>
      <Upload
        label={value ? 'Choose another PDF' : 'Choose a PDF'}
        kind="document"
        isBusy={isBusy}
        note={
          sent && sent.file === value
            ? `${sent.name} is here: ${pages}. Its card offers it once you publish.`
            : 'At most 20 MB. Visitors download it as it is.'
        }
        mistakes={failure}
        onChoose={upload}
        onRefuse={setFailure}
      />
      {known.length > 0 && (
        <LabelledControl
          id={id}
          label="Or one that is here already"
          kind={{ kind: 'choice', choices: known.map((file) => ({ value: file, label: file })), required: true }}
          value={known.includes(value ?? '') ? value : ''}
          onChange={(file) => onChange(String(file))}
          mistakes={[]}
        />
      )}
      <Mistakes mistakes={mistakes} />
    </fieldset>
  );
}
