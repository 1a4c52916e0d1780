/** The contact form with a message begun (site/src/islands/contact reads it). */
export function contactWith(message: string): string {
  return `/contact#message=${encodeURIComponent(message.toWellFormed()).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** The message that an answer has begun, in its link to the form; empty where there is none. What a conversation is said to have held may be anything. */
export function messageIn(said: string): string {
  const [, message = ''] = /\(\/contact#message=([^)\s]+)\)/.exec(said) ?? [];
  try {
    return decodeURIComponent(message);
  } catch {
    return '';
  }
}
