const LOCAL = /^\/(?!\/)[^\\\s]*$/;

/** The `back` of a link when it stays on this site, else null: no open redirect. */
export const safeBack = (back: string | null): string | null => (back !== null && LOCAL.test(back) ? back : null);
