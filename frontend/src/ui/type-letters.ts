const lettersIn = (name: string): string[] => name.toLocaleUpperCase('nl-BE').match(/\p{L}|\d/gu) ?? [];

/** The letter of a type that stands alone: the first one of its name. */
export const firstLetter = (name: string): string => lettersIn(name)[0] ?? '?';

/**
 * A letter for each type by its name. Types of the same first letter take later ones of their names, those with the
 * lower ids first, so that a type keeps its letter when another one is added.
 */
export const lettersOf = (types: readonly { id: number | null; name: string }[]): ReadonlyMap<string, string> => {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of types.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))) {
    const letter = lettersIn(name).find((sign) => !taken.has(sign)) ?? firstLetter(name);
    taken.add(letter);
    letters.set(name, letter);
  }
  return letters;
};
