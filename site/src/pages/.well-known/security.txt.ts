import type { APIRoute } from 'astro';
import { content } from '../../data/content.ts';

/** Contact for security reports (RFC 9116). */
export const GET: APIRoute = ({ site }) => {
  const { email, security } = content.agency;
  const lines = [
    `Contact: mailto:${email.address}`,
    `Contact: ${new URL('/contact', site).href}`,
    `Expires: ${security.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
