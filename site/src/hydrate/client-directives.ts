import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { InteractionOptions } from './interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus, key, click or submit event in the island. */
    'client:interaction'?: InteractionOptions | true;
    /** Also hydrates when the visitor scrolls near the island. */
    'client:near'?: InteractionOptions | true;
  }
}

/**
 * Adds `client:interaction` and `client:near`. Astro would inline their code into every page, so it gets an empty module, and waits
 * until the script of every page, which browsers cache, defines them (enhance/page.ts).
 */
export const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interaction', 'near']) addClientDirective({ name, entrypoint: resolve('site/src/hydrate/later.ts') });
    },
  },
};
