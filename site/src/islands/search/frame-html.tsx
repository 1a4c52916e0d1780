import { renderToString } from 'react-dom/server';
import { SearchDialog } from './SearchDialog.tsx';
import { searchContent } from './search-content.ts';

/** The dialog as it opens, with nothing typed yet, and the address of its index: what React draws first, so that it can take over. */
export const searchFrame = (): { html: string; index: string } => ({
  html: renderToString(<SearchDialog isDrawn onClosed={() => {}} ref={{ current: null }} />),
  index: searchContent().index,
});
