import type { CSSProperties, ReactNode } from 'react';

/** The site's colours (docs/design.md). */
export const c = {
  paper: '#fbf7ef',
  card: '#ffffff',
  ink: '#16241d',
  soft: '#45534b',
  green: '#0e4b3a',
  marigold: '#f5a800',
  line: '#dedcd4',
};
export const softText = { color: c.soft, fontSize: 14 } as const;
export const inkText = { color: c.ink, fontSize: 16, lineHeight: 1.4 } as const;

/** Legacy attribute that some mail readers need instead of `background`; React's types lack it. */
export const colour = (bgcolor: string) => ({ bgcolor });

/** Layout table: some mail readers support no other layout. */
export function Table({ children, ...more }: { children: ReactNode; className?: string; style?: CSSProperties; width?: string }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...more}>
      <tbody>{children}</tbody>
    </table>
  );
}
