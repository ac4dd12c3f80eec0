import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import type { Column } from '#shared/list/column.ts';
import { filterById, findDangling } from '#shared/list/condition-ids.ts';
import { filterRule } from '#shared/list/condition-rule.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { readChoices } from './references.ts';

/**
 * The filter of a segment or a view as it is kept, with ids for names. Throws when a condition does not fit the columns
 * or names something that was removed.
 */
export const filterToKeep = async <Row>(
  filter: SegmentFilter,
  columns: readonly Column<Row>[],
  path: string,
): Promise<SegmentFilter> => {
  filterRule(filter, columns, path);
  const choicesOf = await readChoices();
  const gone = findDangling(filter, columns, choicesOf);
  if (gone.length > 0) throw issuesError(gone.map((one) => issue(`${path}.${one.path}`, 'removed_choice')));
  return filterById(filter, columns, choicesOf);
};
