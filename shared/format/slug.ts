/** Makes a slug of a text: lower-case letters and digits joined by hyphens. @param most greatest length @returns '' if none is left */
export const slugOf = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '');
