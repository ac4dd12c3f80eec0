import { fold } from '#shared/values/fold.ts';

export type NamedPerson = { id: number; name: string; employee_number: string | null; email: string | null };

export type MatchedPeople = {
  ids: number[];
  /** Entries as pasted that name nobody. */
  unknown: string[];
  /** Entries that name several people. */
  ambiguous: string[];
};

/** A key that is the same for both orders of first and last name, with or without comma, in any case and accents. */
const nameKey = (name: string): string =>
  fold(name)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

const numberKey = (number: string): string => fold(number.trim());

/**
 * The entries of a pasted text, each once; lines, cells of a sheet and semicolons separate entries, as do commas after
 * an e-mail address.
 */
export const entriesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t;]+|(?<=@[^\s,]+)\s*,/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

const indexBy = (people: readonly NamedPerson[], keyOf: (person: NamedPerson) => string): Map<string, Set<number>> => {
  const index = new Map<string, Set<number>>();
  for (const person of people) {
    const key = keyOf(person);
    if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(person.id));
  }
  return index;
};

/** The address in an entry, also as a mail program copies it: `Jan Peeters <jan@company.example>`. */
const emailOf = (entry: string): string => fold(/<([^<>\s]+@[^<>\s]+)>/.exec(entry)?.[1] ?? entry.trim());

/** Finds the people in a pasted list: by employee number, then by e-mail address, then by name. */
export const matchPeople = (text: string, people: readonly NamedPerson[]): MatchedPeople => {
  const byNumber = indexBy(people, ({ employee_number: number }) => numberKey(number ?? ''));
  const byEmail = indexBy(people, ({ email }) => fold(email ?? ''));
  const byName = indexBy(people, ({ name }) => nameKey(name));
  const matched = new Set<number>();
  const result: MatchedPeople = { ids: [], unknown: [], ambiguous: [] };
  for (const entry of entriesOf(text)) {
    const ids =
      byNumber.get(numberKey(entry)) ?? byEmail.get(emailOf(entry)) ?? byName.get(nameKey(entry)) ?? new Set();
    if (ids.size === 0) result.unknown.push(entry);
    else if (ids.size > 1) result.ambiguous.push(entry);
    else for (const id of ids) matched.add(id);
  }
  result.ids = [...matched];
  return result;
};
