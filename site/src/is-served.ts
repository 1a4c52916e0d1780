import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a document's PDF is served by this site. @param downloadLink its address, such as /documents/price-limits.pdf */
export const isServed = (downloadLink: string): boolean => existsSync(join('site/public', downloadLink));
