/** A field that may stand in a text: its name after `#`, and how people call it. */
export type FieldChoice = { readonly name: string; readonly label: string; readonly group: string };

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** How well a field fits: what begins with the words comes first, then words inside, then the name alone. */
const fit = ({ name, label }: FieldChoice, query: string): number => {
  const text = plain(label);
  if (text.startsWith(query)) return 0;
  if (text.includes(` ${query}`)) return 1;
  if (name.startsWith(query)) return 2;
  return text.includes(query) || name.includes(query) ? 3 : -1;
};

/** The fields whose label or name has the words, best first; all of them without words. */
export const searchFields = (fields: readonly FieldChoice[], words: string): FieldChoice[] => {
  const query = plain(words.trim());
  return fields
    .map((field) => ({ field, rank: fit(field, query) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ field }) => field);
};

/** How many single changes turn one word into the other, as far as it matters: more than `most` counts as `most + 1`. */
const distance = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? most + 1;
};

const MOST_CHANGES = 3;

/** The known field whose name is nearest to an unknown one, as `wage_gross` is to `wage_gros`. */
export const nearestField = (fields: readonly FieldChoice[], unknown: string): FieldChoice | undefined => {
  const near = fields
    .map((field) => ({ field, changes: distance(unknown, field.name, MOST_CHANGES) }))
    .filter(({ changes }) => changes <= MOST_CHANGES)
    .toSorted((a, b) => a.changes - b.changes);
  return near[0]?.field ?? fields.find(({ name }) => name.startsWith(unknown) || unknown.startsWith(name));
};
