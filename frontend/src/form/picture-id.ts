/** The value of a picture field during an upload; the rules of the form refuse it. */
export const SENDING = 'sending';

/** The id of a stored picture, which is the same in every link to it; '' without a picture. */
export const pictureId = (link: string | null): string =>
  link === null ? '' : (new URL(link).pathname.split('/').at(-1) ?? '');
