/** Whether a text may be an e-mail address, as far as a form can tell without the parser of the API. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
