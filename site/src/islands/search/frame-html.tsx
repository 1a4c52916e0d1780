import { renderToString } from 'react-dom/server';
import { SearchDialog } from './SearchDialog.tsx';
import { searchContent } from './search-content.ts';

/** Returns the opened, empty dialog exactly as React's first render, so that it can be hydrated, and the address of the index. */
export const searchFrame = (): { html: string; index: string } => ({
  html: renderToString(<SearchDialog isDrawn onClosed={() => {}} ref={{ current: null }} />),
  index: searchContent().index,
});
