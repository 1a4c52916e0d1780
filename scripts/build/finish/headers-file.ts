import type { Manifest } from '../../../server/build-output/manifest.ts';
import { securityHeaders, transportSecurity } from '../../../server/http/security-headers.ts';
import { cacheControl } from '../../../server/site/file-headers.ts';

/** Cloudflare Pages' limits of rules and line length (https://developers.cloudflare.com/pages/configuration/headers/). */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * Returns the text of `_headers` for Netlify and Cloudflare Pages, with the headers that our server sends.
 * Beyond the hosts' limits, the policy stays in each page's meta tag and only `frame-ancestors` is written here.
 */
export function headersFile({ files }: Pick<Manifest, 'files'>): string {
  const pages = files.filter(({ kind, policy }) => kind === 'page' && policy);
  const fits = pages.length + 2 <= MOST_RULES && pages.every(({ policy }) => `  Content-Security-Policy: ${policy}`.length <= LONGEST_LINE);
  // These hosts send all matching rules, and a browser enforces every policy: '/*' may only have headers that suit all pages.
  const everywhere = { ...securityHeaders, ...transportSecurity, 'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'" };
  const rules: [string, Record<string, string>][] = [
    ['/*', everywhere],
    ['/_assets/*', { 'Cache-Control': cacheControl.asset }],
    ...(fits
      ? pages.map(({ path, policy }): [string, Record<string, string>] => [path, { 'Content-Security-Policy': String(policy) }])
      : []),
  ];
  return rules
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}
