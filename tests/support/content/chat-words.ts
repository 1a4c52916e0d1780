import { content } from './site-routes.ts';

export const chatWords = content.chat;

/** Texts of the specification (sections 2, 4 and 8), repeated so that a changed text fails the tests. */
export const failures = {
  other: 'Sorry, I encountered an error. Please try again.',
  notFound: 'I seem to be having connectivity issues. Please try again in a moment.',
  tooMany: "I'm receiving too many requests right now. Please try again in a minute.",
  key: "I'm having authentication issues. Please contact support.",
} as const;
export const starters = ['Our Solutions', 'Benefits', 'Book Demo'] as const;
