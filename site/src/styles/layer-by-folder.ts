import type { Plugin } from 'vite';

/**
 * Returns the cascade layer of a CSS module by its folder: shared parts are below sections. The layers are declared in
 * layouts/Base.astro, and in desk/styles/layers.css for the desk.
 * @param file path of the CSS module
 */
const layerOf = (file: string) => (/\/site\/src\/components\/|\/instruments\/frame\//.test(file) ? 'parts' : 'sections');

/** Wraps each CSS module in its folder's layer, except modules that declare layers themselves. */
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
