import type { APIRoute } from 'astro';
import { emailHref } from '../../components/contact-links.ts';
import { content } from '../../data/content.ts';

/** Contact for security reports (RFC 9116). */
export const GET: APIRoute = ({ site }) => {
  const mailbox = emailHref(content.agency);
  const lines = [
    ...(mailbox ? [`Contact: ${mailbox}`] : []),
    `Contact: ${new URL('/contact', site).href}`,
    `Expires: ${content.agency.security.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
