/** What a form holds while a picture is on its way; the rules of the form refuse it. */
export const SENDING = 'sending';

/** The id of a stored picture, which is the same whatever link leads to it; '' without one. */
export const pictureId = (link: string | null): string =>
  link === null ? '' : (new URL(link).pathname.split('/').at(-1) ?? '');
