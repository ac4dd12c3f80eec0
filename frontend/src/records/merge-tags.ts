import { distinctTags } from '#shared/records/tags.ts';
import { fold } from '#shared/values/fold.ts';

/** Applies the tags that I added and removed since `base` to the tags that somebody else saved meanwhile. */
export const mergeTags = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => {
  const [myKeys, baseKeys] = [new Set(mine.map(fold)), new Set(base.map(fold))];
  const kept = theirs.filter((tag) => myKeys.has(fold(tag)) || !baseKeys.has(fold(tag)));
  return distinctTags([...kept, ...mine.filter((tag) => !baseKeys.has(fold(tag)))]);
};
