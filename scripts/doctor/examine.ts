import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadContent } from '../../content/load.ts';
import { ContentError } from '../../content/read/content-error.ts';
import type { DiskRoom } from '../../server/alerts/disk-room.ts';
import { buildIsCurrent as isBuilt } from '../build/build-stamp.mjs';
import { staleDocuments } from '../build/documents.ts';
import { checkContent } from './check-content.ts';
import { checkMail, checkModel, checkSettings, checkWebhook } from './check-settings.ts';
import { checkFolder, checkServer } from './check-storage.ts';
import { type Finding, findingsOf, warn } from './finding.ts';

/** Sources of the examination that tests replace. */
interface Probes {
  buildIsCurrent?: () => boolean;
  roomOf?: (folder: string) => Promise<DiskRoom>;
  contentOf?: typeof checkContent;
  documentsOf?: typeof checkDocuments;
}

/**
 * Runs all checks of a launch, and asks the model once if there is one. Leaves no file, table or mail behind.
 * @param environment the variables that server and build read
 */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
  { buildIsCurrent = isBuilt, roomOf, contentOf = checkContent, documentsOf = checkDocuments }: Probes = {},
): Promise<Finding[]> {
  const { settings, findings } = checkSettings(environment);
  const folder = resolve(environment.CONTENT_DIR?.trim() || 'content');
  const hasBuild = existsSync('dist/manifest.json');
  const outdated = warn(
    hasBuild ? 'The site was built from other words, code or settings than these.' : 'The site has not been built yet.',
    '"npm start" builds it first; for a static host, "npm run build".',
  );
  findings.push(...contentOf(folder), ...(await documentsOf(folder)), ...findingsOf([[!buildIsCurrent(), outdated]]));
  // Checks that need settings are skipped when the settings are invalid.
  if (!settings) return findings;
  const others = [
    checkFolder(settings),
    checkServer(settings, Boolean(environment.PUBLIC_EMAIL_BASE?.trim()), roomOf),
    checkMail(settings),
    checkWebhook(settings),
    checkModel(settings),
  ];
  return [...findings, ...(await Promise.all(others)).flat()];
}

/** Warns about PDFs that are older than their content. @param folder the content folder; its mistakes are reported by check-content.ts */
export async function checkDocuments(folder: string): Promise<Finding[]> {
  try {
    const stale = await staleDocuments(loadContent(folder), folder);
    const what = `These PDFs are older than the content: ${stale.join(', ')}.`;
    return findingsOf([[stale.length > 0, warn(what, 'Run npm run documents, which prints them anew.')]]);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [];
  }
}
