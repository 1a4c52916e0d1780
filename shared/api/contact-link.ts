import { removeLoneSurrogates } from '../format/remove-lone-surrogates.ts';

/** Key in the URL fragment that prefills the contact message. */
export const messageParameter = 'message';

/** Returns the URL of the contact form with a prefilled message. Browsers do not send the fragment, which has the message, to servers. */
export const contactLink = (message: string): string => `/contact#${messageParameter}=${encodeURIComponent(removeLoneSurrogates(message))}`;
