/** Headers of every response, errors included. A page's policy is added to them. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers that do not support frame-ancestors need this header.
  'X-Frame-Options': 'DENY',
};

/** Header sent over HTTPS only, because browsers ignore it over HTTP (RFC 6797, 7.2). */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Content-Security-Policy of responses that are not pages: nothing may load or run. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";
