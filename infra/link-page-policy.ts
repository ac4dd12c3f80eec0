import type { LinkPage } from '#shared/links/link.ts';

/** The pages that show a file, which they read from the host of the files and draw with the help of a worker. */
const fileReaders: readonly LinkPage[] = ['sign'];
export const readsFiles = (page: LinkPage): boolean => fileReaders.includes(page);

/**
 * The content security policy of a page of links, which loads nothing but the app's own files, and the file that it
 * shows. It reports to nobody, since a report names the page and with it the token (docs/areas/links.md#no-token-in-logs).
 */
export const linkPagePolicy = (filesOrigin?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    ...(filesOrigin === undefined
      ? ["connect-src 'self'"]
      : [`connect-src 'self' ${filesOrigin}`, "worker-src 'self'"]),
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
