import type { Plugin } from 'vite';

/**
 * The cascade layer of a CSS module follows from its folder (their order is said in layouts/Base.astro, and in operations/styles/layers.css for
 * the owner's view): what several sections share is below them, and an instrument has a layer of its own name within theirs, by which
 * scripts/finish-build/own-styles.ts knows it.
 * @param file its path
 */
function layerOf(file: string): string {
  const [, instrument] = /\/islands\/instruments\/([\w-]+)\//.exec(file) ?? [];
  if (instrument === 'frame' || file.includes('/site/src/components/')) return 'parts';
  return instrument ? `sections.${instrument}` : 'sections';
}

/** Puts each CSS module into the layer of its folder. One that names a layer itself stays as it is: it has rules for several, or for another. */
export function layerByFolder(): Plugin {
  return {
    name: 'layer-by-folder',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, file) => (code.includes('@layer') ? undefined : `@layer ${layerOf(file)} {${code}}`),
    },
  };
}
