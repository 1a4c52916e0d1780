import { content } from '../../../content.ts';

/** The words that all instruments share. The build puts them into the script (hydrate/evaluate-at-build.ts). */
export const words = () => {
  // Said in the page's Markdown twin alone.
  const { twin, ...shown } = content.instruments.frame;
  return shown;
};
