import type { Root } from 'hast';
import { select } from 'hast-util-select';

/**
 * Returns the path of the page's `og:image`; undefined if there is none, or it is on another site.
 * @param origin of the site, such as https://tarazu.example
 */
export function shareAddress(page: Root, origin: string): string | undefined {
  const meta = select('meta[property="og:image"]', page);
  const address = meta && new URL(String(meta.properties.content), origin);
  return address && address.origin === origin ? address.pathname : undefined;
}
