import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';
import { contentFiles } from './content-files.ts';

/** Finds photographs whose file is missing, and those from a host that photo-hosts.yaml does not list. */
export function checkPhotos(content: Content, folder: string): Problem[] {
  const { hosts } = content.photoHosts;
  const problems: Problem[] = [];
  for (const { file, value } of contentFiles(content)) {
    for (const { field, text } of stringsOf(value)) {
      if (field.endsWith('photo.file') && !existsSync(join(folder, 'photos', text)))
        problems.push({ file, field, message: `names ${text}, which is not in content/photos: put it there, or correct the name` });
      if (field.endsWith('photo.address') && !hosts.includes(new URL(text).host)) {
        const message = `is on ${new URL(text).host}, which content/photo-hosts.yaml does not list: add the host, or put the picture in content/photos`;
        problems.push({ file, field, message });
      }
    }
  }
  return problems;
}
