/** Replaces Markdown links by their text. */
export const withoutLinks = (text: string) => text.replace(/\[([^\][]*)\]\([^()]*\)/g, '$1');
