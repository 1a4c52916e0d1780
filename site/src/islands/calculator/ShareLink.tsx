import { useState } from 'react';
import type { CalculatorContent } from './calculator-content.ts';
import s from './ShareLink.module.css';

interface ShareLinkProps {
  words: CalculatorContent['words']['share'];
  /** Address that restores the numbers. When it changes, the button offers to copy again. */
  address: string;
}

/** Renders a button that copies the link, or a field with the link if the browser blocks copying. */
export function ShareLink({ words, address }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<{ address: string; isCopied: boolean }>();
  const current = outcome?.address === address ? outcome : undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ address, isCopied: true });
    } catch {
      setOutcome({ address, isCopied: false });
    }
  }

  return (
    <>
      <button type="button" className={s.copy} onClick={copy}>
        {words.copy}
      </button>
      <p className={s.status} role="status">
        {current && (current.isCopied ? words.copied : words.failed)}
      </p>
      {current?.isCopied === false && (
        <input className={s.address} readOnly value={address} aria-label={words.address} onFocus={(event) => event.target.select()} />
      )}
    </>
  );
}
