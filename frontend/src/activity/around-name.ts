import { isOfWord } from '#shared/values/is-of-word.ts';

/** What stands before and after a name in a sentence; undefined where the sentence does not have it as whole words. */
export const splitAroundName = (
  sentence: string,
  name: string,
): readonly [before: string, after: string] | undefined => {
  for (let at = sentence.indexOf(name); name !== '' && at >= 0; at = sentence.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (!isOfWord(sentence[at - 1]) && !isOfWord(sentence[end])) return [sentence.slice(0, at), sentence.slice(end)];
  }
  return undefined;
};
