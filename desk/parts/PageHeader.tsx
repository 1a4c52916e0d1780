import type { ReactNode } from 'react';
import s from './PageHeader.module.css';

/** A page's heading with a sentence about it, and at its side what chooses what is shown. */
export function PageHeader({ heading, lead, children }: { heading: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={s.head}>
      <div>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
