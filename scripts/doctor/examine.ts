import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DiskRoom } from '../../server/alerts/disk-room.ts';
import { buildIsCurrent as isBuilt } from '../build/build-stamp.mjs';
import { checkContent } from './check-content.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkDocuments } from './check-documents.ts';
import { checkMail } from './check-mail.ts';
import { checkModel } from './check-model.ts';
import { checkSettings } from './check-settings.ts';
import { checkWebhook } from './check-webhook.ts';
import { type Finding, pass, warn } from './finding.ts';

/** Sources of the examination that tests replace. */
interface Probes {
  buildIsCurrent?: () => boolean;
  roomOf?: (folder: string) => Promise<DiskRoom>;
  contentOf?: typeof checkContent;
  documentsOf?: typeof checkDocuments;
}

/**
 * Runs all checks of a launch, and asks the model once if there is one. Changes nothing: no file, no table, no mail.
 * @param environment the variables that server and build read
 */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
  { buildIsCurrent, roomOf, contentOf = checkContent, documentsOf = checkDocuments }: Probes = {},
): Promise<Finding[]> {
  const { settings, findings } = checkSettings(environment);
  const folder = resolve(environment.CONTENT_DIR?.trim() || 'content');
  const ofContent = [...contentOf(folder), ...(await documentsOf(folder))];
  const ofBuild = checkBuild(buildIsCurrent);
  // Checks that need settings are skipped when the settings are invalid.
  if (!settings) return [...findings, ...ofContent, ofBuild];
  return [
    ...findings,
    ...ofContent,
    ofBuild,
    ...(await checkDisk(settings, roomOf)),
    ...(await checkDatabase(settings)),
    ...(await checkMail(settings, environment.PUBLIC_EMAIL_BASE?.trim())),
    ...(await checkWebhook(settings)),
    ...(await checkModel(settings)),
  ];
}

/** Warns when dist/ was built from other content or settings. */
function checkBuild(isCurrent: () => boolean = isBuilt): Finding {
  if (isCurrent()) return pass('The site is built from these words and settings.');
  const isOld = existsSync('dist/manifest.json');
  return warn(
    isOld ? 'The site was built from other words, code or settings than these.' : 'The site has not been built yet.',
    '"npm start" builds it first; for a static host, "npm run build".',
  );
}
