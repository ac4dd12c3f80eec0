/** A list with the entry at `from` moved to `to`, which is clamped to the list. */
export const moveEntry = <T>(entries: readonly T[], from: number, to: number): T[] => {
  const rest = entries.filter((_, index) => index !== from);
  const entry = entries[from];
  if (entry === undefined) return [...entries];
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), entry, ...rest.slice(at)];
};
