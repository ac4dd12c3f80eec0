const LOCAL = /^\/(?!\/)[^\\\s]*$/;

/** The `back` of a link if it stays on this site, else null, which prevents an open redirect. */
export const safeBack = (back: string | null): string | null => (back !== null && LOCAL.test(back) ? back : null);
