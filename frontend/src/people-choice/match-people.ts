import { fold } from '#shared/values/fold.ts';

export type NamedPerson = { id: number; name: string; employee_number: string | null };

export type MatchedPeople = {
  ids: number[];
  /** Entries as pasted that name nobody. */
  unknown: string[];
  /** Entries that name several people. */
  ambiguous: string[];
};

/** First and last name in either order, with or without a comma, whatever case and accents. */
const nameKey = (name: string): string =>
  fold(name)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

const numberKey = (number: string): string => fold(number.trim());

/** One entry a line; cells of a sheet and entries between semicolons count alone. */
export const entriesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t;]+/)
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

/** Whom a pasted list of names or employee numbers means; a number comes before a name. */
export const matchPeople = (text: string, people: readonly NamedPerson[]): MatchedPeople => {
  const byNumber = indexBy(people, ({ employee_number: number }) => numberKey(number ?? ''));
  const byName = indexBy(people, ({ name }) => nameKey(name));
  const found = new Set<number>();
  const result: MatchedPeople = { ids: [], unknown: [], ambiguous: [] };
  for (const entry of entriesOf(text)) {
    const ids = byNumber.get(numberKey(entry)) ?? byName.get(nameKey(entry)) ?? new Set();
    if (ids.size === 0) result.unknown.push(entry);
    else if (ids.size > 1) result.ambiguous.push(entry);
    else for (const id of ids) found.add(id);
  }
  result.ids = [...found];
  return result;
};
