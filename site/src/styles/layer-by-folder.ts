import type { Plugin } from 'vite';

/**
 * The cascade layer of a CSS module follows from its folder: what several sections share is below them. The order of the layers is said in
 * layouts/Base.astro, and in desk/styles/layers.css for the desk.
 * @param file its path
 */
const layerOf = (file: string) => (/\/site\/src\/components\/|\/instruments\/frame\//.test(file) ? 'parts' : 'sections');

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
