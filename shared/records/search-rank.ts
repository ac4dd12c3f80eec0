import { fold } from '#shared/values/fold.ts';

const inWord = /[\p{L}\p{N}]/u;

const beginsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !inWord.test(text.charAt(at - 1))) return true;
  return false;
};

/** How well a name answers what was typed: 0 where each word begins one of its words, 1 inside a word, 2 otherwise. */
export const searchRank = (name: string, typed: string): 0 | 1 | 2 => {
  const text = fold(name);
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.every((word) => beginsWord(text, word))) return 0;
  return words.every((word) => text.includes(word)) ? 1 : 2;
};
