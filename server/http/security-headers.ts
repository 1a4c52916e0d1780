/** Sent with every answer, errors included. A page's own policy replaces none of these; it is added. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
};

/** Added when the visitor came by https; over plain http a browser ignores it (RFC 6797, 7.2). */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Content-Security-Policy of whatever is not a page: nothing in it may load or run. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";
