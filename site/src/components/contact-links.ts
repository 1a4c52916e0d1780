import type { Agency } from '../../../content/schema/agency.ts';

/** Returns the address of a call to the agency; undefined while its number is a placeholder, which is text and no link. */
export const phoneHref = ({ phone }: Pick<Agency, 'phone'>) => (phone.placeholder ? undefined : `tel:${phone.number.replaceAll(' ', '')}`);

/** Returns the address of a mail to the agency; undefined while its mailbox is a placeholder. */
export const emailHref = ({ email }: Pick<Agency, 'email'>) => (email.placeholder ? undefined : `mailto:${email.address}`);
