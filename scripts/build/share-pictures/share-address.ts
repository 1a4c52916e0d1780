import type { Root } from 'hast';
import { select } from 'hast-util-select';

/**
 * Path of the page's `og:image`; undefined unless it is on this site.
 * @param origin of the site, such as https://tarazu.example
 */
export function shareAddress(page: Root, origin: string): string | undefined {
  const meta = select('meta[property="og:image"]', page);
  const address = meta && new URL(String(meta.properties.content), origin);
  return address && address.origin === origin ? address.pathname : undefined;
}
