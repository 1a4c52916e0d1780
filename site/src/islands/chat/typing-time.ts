/** How long a reply is typed, in milliseconds: 10 a character, at least 500, at most 2000 (specification, section 9). */
export const typingTime = (reply: string): number => Math.min(2000, Math.max(500, reply.length * 10));
