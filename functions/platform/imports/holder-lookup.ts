import { normalName } from '#shared/imports/normal-name.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { isNobody, type FindPerson } from './find-people.ts';
import type { NameLookup } from './row-rules.ts';

type HolderColumn<Stored> = {
  readonly column: string;
  readonly field: string;
  readonly holderOf: (stored: Stored) => number;
  readonly findPerson: FindPerson;
};

/**
 * The column that names who has a record. The present holder keeps it under their own name, even if they left or others
 * have the same name.
 */
export const holderLookup = <Stored>({
  column,
  field,
  holderOf,
  findPerson,
}: HolderColumn<Stored>): NameLookup<Stored> => ({
  field,
  isPerson: true,
  read: (text, before) => {
    const current = before && nameOfPerson(holderOf(before));
    if (before && current && normalName(current) === normalName(text)) return { value: holderOf(before) };
    if (isNobody(text)) return { value: 0 };
    const match = findPerson(text, column);
    return 'issue' in match ? match : { value: match.person.id };
  },
  shown: (value) => nameOfPerson(Number(value)),
});
