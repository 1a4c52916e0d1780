import type { Site } from './load-site.ts';

/** What is made of the built site and its content: made at its first use, and anew after another build has taken the site's place. */
export function perBuild<Made>({ site }: { site: Pick<Site, 'files'> }, make: () => Made): () => Made {
  let made: { of: Site['files']; value: Made } | undefined;
  return () => {
    if (made?.of !== site.files) made = { of: site.files, value: make() };
    return made.value;
  };
}
