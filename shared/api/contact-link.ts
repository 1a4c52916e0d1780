import { removeLoneSurrogates } from '../format/remove-lone-surrogates.ts';

/** Key in the URL fragment that prefills the contact message. */
export const messageParameter = 'message';

/** URL of the contact form with a prefilled message. It is in the fragment, which is not sent to a server. */
export const contactLink = (message: string): string => `/contact#${messageParameter}=${encodeURIComponent(removeLoneSurrogates(message))}`;
