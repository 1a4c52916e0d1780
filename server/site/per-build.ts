import type { Site } from './load-site.ts';

/** Caches a value derived from the built site. It is made at the first use, and again after the site was replaced by a new build. */
export function perBuild<Made>({ site }: { site: Pick<Site, 'files'> }, make: () => Made): () => Made {
  let cached: { files: Site['files']; value: Made } | undefined;
  return () => {
    if (cached?.files !== site.files) cached = { files: site.files, value: make() };
    return cached.value;
  };
}
