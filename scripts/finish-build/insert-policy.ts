import { metaPolicy } from './page-policy.ts';

/**
 * Writes the policy into the page as a meta tag right after `<meta charset>`, for hosts that send no header of ours.
 * @param html the page's source, without a policy
 * @throws Error when the page has no `<meta charset>`
 */
export function insertPolicy(html: string, policy: string): string {
  const charset = /<meta charset="?utf-8"? ?\/?>/i;
  if (!charset.test(html)) throw new Error('has no <meta charset="utf-8"> in its <head>: add it, the security policy is placed after it');
  return html.replace(charset, `$&<meta http-equiv="content-security-policy" content="${metaPolicy(policy)}">`);
}
