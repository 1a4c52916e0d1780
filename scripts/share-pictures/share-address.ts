import type { Root } from 'hast';
import { select } from 'hast-util-select';

/**
 * Where the page says its share picture is: the path of `og:image`, or undefined if it has none of this site.
 * @param origin of the site, such as https://tarazu.example
 */
export function shareAddress(page: Root, origin: string): string | undefined {
  const meta = select('meta[property="og:image"]', page);
  const address = meta && new URL(String(meta.properties.content), origin);
  return address && address.origin === origin ? address.pathname : undefined;
}
