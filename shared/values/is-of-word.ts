/** Whether a sign belongs to a word: a letter or a digit of any script. Undefined is the end of a text. */
export const isOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
