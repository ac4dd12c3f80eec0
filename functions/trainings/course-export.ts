import type * as z from 'zod';
import type { exportTrainings } from '#shared/contract/trainings/export-trainings.ts';
import type { Column } from '#shared/list/column.ts';
import { matchingList } from '#shared/list/apply-list-query.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';
import { courses } from './courses.ts';

/** Days and minutes in columns of their own, as a file of trainings has them. */
const amounts: readonly Column<CourseRow>[] = [
  {
    key: 'training_amount_days',
    label: 'trainings:field.training_amount_days',
    kind: 'number',
    value: ({ is_program, training_amount_days: days }) => (is_program === 1 ? null : days),
  },
  {
    key: 'training_amount_minutes',
    label: 'trainings:field.training_amount_minutes',
    kind: 'integer',
    value: ({ is_program, training_amount_minutes: minutes }) => (is_program === 1 ? null : minutes),
  },
];

/** The amount in the columns of an import, so that the file can be imported again. */
const importable = (columns: readonly Column<CourseRow>[]): readonly Column<CourseRow>[] =>
  columns.flatMap((column) => (column.key === 'amount' ? amounts : [column]));

type Query = z.output<typeof exportTrainings.query>;

/** The list of programs and one-off courses as a file. */
export const courseExport = listExport({
  name: 'trainings',
  object: 'training',
  permission: 'trainings:export',
  sheet: 'trainings',
  texts: trainingTexts,
  importable,
  matching: async (actor, query) => {
    // why: the query of the list, with its choice of course type
    const { trainings_filter: filter = 'all' } = query as Partial<Query>;
    return matchingList(await courses(actor).openListed(query, filter), query);
  },
});
