/** Astro's runtime waits until the script of every page defines the directive (enhance/page.ts). */
export default undefined;
