/** Astro's runtime waits for a directive that is undefined (client-directives.ts). */
export default undefined;
