import type { Labels } from './issue.ts';
import labels from './field-labels.json' with { type: 'json' };

const byArea: Readonly<Record<string, Labels>> = labels;

/** `start_date` of `periods.2.start_date`. */
const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * What the screens of an area call the fields at these paths, for sentences about them. The names stand in a file of
 * their own that a test writes, since a function would otherwise carry all texts of its area.
 */
export const labelsOf = (area: string, paths: readonly string[]): Record<string, string> => {
  const known = byArea[area] ?? {};
  return Object.fromEntries(
    paths.flatMap((path) => {
      const label = known[path] ?? known[lastOf(path)];
      return label === undefined ? [] : [[path, label] as const];
    }),
  );
};

/** Like `labelsOf`; a field without a label is called by its path in words. */
export const namesOf = (area: string, paths: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(paths.map((path) => [path, lastOf(path).replaceAll('_', ' ')])),
  ...labelsOf(area, paths),
});
