import type { ReactNode } from 'react';
import s from './PageHeader.module.css';

/** Heading and lead of a page, with filters beside them. */
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
