/**
 * The content security policy of the pages of links, which load nothing but the app's own files. It reports to nobody,
 * since a report names the page and with it the token (docs/areas/links.md#no-token-in-logs).
 */
export const linkPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');
