/** The contact form with a message begun (site/src/islands/contact reads it). */
export function contactWith(message: string): string {
  return `/contact#message=${encodeURIComponent(message.toWellFormed()).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
