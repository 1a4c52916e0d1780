import { removeLoneSurrogates } from '../format/remove-lone-surrogates.ts';

/** Name of the fragment's part that brings a message to the contact form. */
export const messageParameter = 'message';

/** The contact form with a message begun, to be changed before it is sent. It stands in the fragment, which no server is sent. */
export const contactLink = (message: string): string => `/contact#${messageParameter}=${encodeURIComponent(removeLoneSurrogates(message))}`;
