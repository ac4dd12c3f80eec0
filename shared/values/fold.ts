// oxlint-disable-next-line no-control-regex -- why: the whole of ASCII
const ASCII = /^[\u0000-\u007F]*$/;

/** A text in lower case without accents, for search and comparison. */
export const fold = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : // A sigma at the end of a search word may stand inside a word of the text, hence one form of it.
      text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
