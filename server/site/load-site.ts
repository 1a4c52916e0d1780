import { join } from 'node:path';
import { manifest as manifestSchema, type ServedFile } from '../build-output/manifest.ts';
import { MissingBuildError, readBuilt } from '../build-output/read-built.ts';
import { headerLines, type Representation } from './representation.ts';

/** A file of the site in memory, with its compressed versions. */
export interface SiteFile {
  readonly kind: ServedFile['kind'];
  readonly identity: Representation;
  readonly br: Representation | undefined;
  readonly gzip: Representation | undefined;
  /** Content-Security-Policy of a page. */
  readonly policy: string | undefined;
}

/** The built site in memory. */
export interface Site {
  /** Files by path, percent-encoded as a browser sends it. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Not-found pages, deepest folder first. */
  readonly notFound: readonly { readonly under: string; readonly page: SiteFile }[];
  /** Former addresses of pages, with the addresses that replace them. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Origin that the pages were built for. */
  readonly siteUrl: string;
}

/**
 * Reads the built site into memory.
 * @param buildFolder folder of manifest.json, such as dist
 * @throws MissingBuildError if there is no usable build
 */
export async function loadSite(buildFolder: string): Promise<Site> {
  const manifest = await readManifest(buildFolder);
  const files = new Map<string, SiteFile>();
  const notFound: { under: string; page: SiteFile }[] = [];
  for (const described of manifest.files) {
    const file = await readRepresentations(buildFolder, described);
    if (described.kind === 'not-found') notFound.push({ under: described.path.replace(/404$/, ''), page: file });
    else files.set(described.path, file);
  }
  notFound.sort((one, other) => other.under.length - one.under.length);
  return { files, notFound, redirects: new Map(Object.entries(manifest.redirects)), siteUrl: manifest.siteUrl };
}

async function readManifest(buildFolder: string) {
  const path = join(buildFolder, 'manifest.json');
  const advice = 'Build it with "npm run build", or start with "npm start", which builds what is missing.';
  const text = await readBuilt(path, `The site is not built yet: ${path} is missing. ${advice}`);
  const parsed = manifestSchema.safeParse(parse(text.toString()));
  if (!parsed.success) throw new MissingBuildError(`${path} was not written by this version of the build. ${advice}`);
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readRepresentations(buildFolder: string, file: ServedFile): Promise<SiteFile> {
  const read = async (name: string | undefined, coding: 'br' | 'gzip' | undefined): Promise<Representation | undefined> => {
    if (name === undefined) return undefined;
    const path = join(buildFolder, name);
    const advice = 'Build again with "npm run build", or start with "npm start".';
    const body = await readBuilt(path, `${path} is listed in manifest.json but missing. ${advice}`);
    return { body, ...headerLines(file, body.length, coding) };
  };
  const [identity, br, gzip] = await Promise.all([read(file.file, undefined), read(file.brotli, 'br'), read(file.gzip, 'gzip')]);
  return { kind: file.kind, identity: identity as Representation, br, gzip, policy: file.policy };
}
