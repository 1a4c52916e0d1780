/** Name of the fragment's part that brings a message to the contact form. */
export const messagePart = 'message';

/** The contact form with a message begun, to be changed before it is sent. It stands in the fragment, which no server is sent. */
export const contactWith = (message: string): string => `/contact#${messagePart}=${encodeURIComponent(message.toWellFormed())}`;
