import { searchPath } from '../../../wire/search.ts';
import { Island } from '../components/Island.tsx';
import { SearchLink } from '../components/SearchLink.tsx';
import { content } from '../content.ts';
import { SearchWidget } from '../islands/search/SearchWidget.tsx';

/** The search's place in the header. Its own page has the field itself. @param path address of the page */
export function Search({ path }: { path: string }) {
  const { name } = content.search;
  if (path === searchPath) return <SearchLink label={name} isHere />;
  return <Island name="search" component={SearchWidget} props={{}} isFramed />;
}
