import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { manifest as manifestSchema, type ServedFile } from '../build-output/manifest.ts';
import { MissingBuildError, readBuilt } from '../build-output/read-built.ts';

/** A built site. Its files are on disk. */
export interface Site {
  /** Real path of the build, because the link to the current build changes while requests run. */
  readonly folder: string;
  /** Files by path, percent-encoded as a browser sends it. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** Not-found pages, deepest folder first. */
  readonly notFound: readonly ServedFile[];
  /** Former addresses of pages, with the addresses that replace them. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Origin that the pages were built for. */
  readonly siteUrl: string;
}

/**
 * Reads the list of a build's files.
 * @param buildFolder folder of manifest.json, such as dist
 * @throws MissingBuildError if there is no usable build
 */
export async function loadSite(buildFolder: string): Promise<Site> {
  const path = join(buildFolder, 'manifest.json');
  const advice = 'Build it with "npm run build", or start with "npm start", which builds what is missing.';
  const text = await readBuilt(path, `The site is not built yet: ${path} is missing. ${advice}`);
  const parsed = manifestSchema.safeParse(parse(text.toString()));
  if (!parsed.success) throw new MissingBuildError(`${path} was not written by this version of the build. ${advice}`);
  const { files, redirects, siteUrl } = parsed.data;
  const missing = files.find(({ file }) => !existsSync(join(buildFolder, file)));
  if (missing) throw new MissingBuildError(`${join(buildFolder, missing.file)} is listed in manifest.json but missing. ${advice}`);
  const isNotFound = ({ kind }: ServedFile) => kind === 'not-found';
  return {
    folder: await realpath(buildFolder),
    files: new Map(files.filter((file) => !isNotFound(file)).map((file) => [file.path, file])),
    notFound: files.filter(isNotFound).sort((one, other) => other.path.length - one.path.length),
    redirects: new Map(Object.entries(redirects)),
    siteUrl,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Caches a value derived from the built site. It is made at the first use, and again after the site was replaced by a new build. */
export function perBuild<Made>({ site }: { site: Pick<Site, 'files'> }, make: () => Made): () => Made {
  let cached: { files: Site['files']; value: Made } | undefined;
  return () => {
    if (cached?.files !== site.files) cached = { files: site.files, value: make() };
    return cached.value;
  };
}
