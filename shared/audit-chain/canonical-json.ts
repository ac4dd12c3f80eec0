export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/**
 * A value as the one JSON text that it has: keys in the order of their code units, no spaces, keys without a value left
 * out. So a value that was stored and read gives the same text again.
 */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, member]) => (member === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(member)}`]));
  return `{${members.join(',')}}`;
};
