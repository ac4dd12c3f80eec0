import { objectTypes } from '#shared/records/object-types.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { readingOf } from '../records/record-reads.ts';

/** What the page at this path reads first, if it is that of a record. */
export const recordRead = (path: string) => {
  const id = path.split('/').at(-1) ?? '';
  const found = objectTypes.find((kind) => recordKinds[kind].path(Number(id)) === path);
  return found && readingOf(found, id);
};
