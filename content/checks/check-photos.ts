import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { textsOf } from './content-files.ts';

/** Finds photographs whose file is missing, and those from a host that photo-hosts.yaml does not list. */
export function checkPhotos(content: Content, folder: string): Problem[] {
  return textsOf(content).flatMap(({ file, path, text, meta }): Problem[] => {
    if (meta.role === 'photo file' && !existsSync(join(folder, 'photos', text)))
      return [{ file, path, what: `names ${text}, which is not in content/photos`, fix: 'put it there, or correct the name' }];
    if (meta.role !== 'photo address' || content.photoHosts.hosts.includes(new URL(text).host)) return [];
    const what = `is on ${new URL(text).host}, which content/photo-hosts.yaml does not list`;
    return [{ file, path, what, fix: 'add the host, or put the picture in content/photos' }];
  });
}
