import { distinctTags } from '#shared/records/tags.ts';
import { fold } from '#shared/values/fold.ts';

/** What I added and removed since `base`, done to what somebody else saved meanwhile. */
export const mergeTags = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => {
  const [wanted, known] = [new Set(mine.map(fold)), new Set(base.map(fold))];
  const kept = theirs.filter((tag) => wanted.has(fold(tag)) || !known.has(fold(tag)));
  return distinctTags([...kept, ...mine.filter((tag) => !known.has(fold(tag)))]);
};
