import { inWords } from './issue-words.ts';
import type { Labels } from './issue.ts';
import labels from './field-labels.json' with { type: 'json' };

const byArea: Readonly<Record<string, Labels>> = labels;

/** The area of an operation: `fleet` of `fleet.editCar`. */
const areaOf = (operation: string): string => operation.slice(0, operation.indexOf('.'));

/** What is wrong with a body that is no object stands at no field. */
const WHOLE = 'The body';

/** `start_date` of `periods.2.start_date`, and `asset_ids` of `asset_ids.0`. */
const lastOf = (path: string): string => {
  const named = path.replace(/(?:\.\d+)+$/, '');
  return named.slice(named.lastIndexOf('.') + 1);
};

/**
 * What the screens of the operation's area call the fields at these paths, for sentences about them. The names stand in a file of
 * their own that a test writes, since a function would otherwise carry all texts of its area.
 */
export const labelsOf = (operation: string, paths: readonly string[]): Record<string, string> => {
  const known = byArea[areaOf(operation)] ?? {};
  return Object.fromEntries(
    paths.flatMap((path) => {
      if (path === '') return [[path, WHOLE] as const];
      const key = [path, lastOf(path)].find((one) => Object.hasOwn(known, one));
      return key === undefined ? [] : [[path, known[key] ?? ''] as const];
    }),
  );
};

/** Like `labelsOf`; a field without a label is called by its path in words. */
export const namesOf = (operation: string, paths: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(paths.map((path) => [path, inWords(lastOf(path))])),
  ...labelsOf(operation, paths),
});
