import { objectTypes, type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { recordPaths } from '../ui/paths.ts';

type RecordKind = {
  /** The path of the list of its records. */
  list: string;
  path: (id: number) => string;
  read: Permission;
  write: Permission;
  import: Permission;
  /** The message key of the title of its list. */
  title: string;
};

/** What lists are called that are not the only one of their messages. */
const titles: Readonly<Partial<Record<ObjectType, string>>> = { training_employee: 'trainings:participants' };

/**
 * What the parts that serve every kind of record need to know about each kind. It contains only words, paths and
 * rights, so that a list may import it; the hook that reads a record is in `use-record.ts`.
 */
// why: the entries are those of every kind
export const recordKinds = Object.fromEntries(
  objectTypes.map((object) => [
    object,
    {
      ...recordPaths[object],
      read: kindFacts[object].read,
      write: kindFacts[object].write,
      import: kindFacts[object].import,
      title: titles[object] ?? `${kindFacts[object].messages}:title`,
    },
  ]),
) as Readonly<Record<ObjectType, RecordKind>>;

/** The message files of all kinds, for parts that show fields of any kind. */
export const recordMessageFiles: readonly string[] = [
  ...new Set(objectTypes.map((object) => feedFactsOf(object).messages)),
];

/** The kind of record that an address or an answer names; undefined for any other word. */
export const objectTypeOf = (text: string | null | undefined): ObjectType | undefined =>
  objectTypes.find((object) => object === text);
