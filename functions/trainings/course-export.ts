import type * as z from 'zod';
import { exportTrainings } from '#shared/contract/trainings/export-trainings.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import texts from '#shared/messages/en/trainings.json' with { type: 'json' };
import { listExport } from '#functions/platform/records/list-export.ts';
import { courses } from './courses.ts';

type Query = z.output<typeof exportTrainings.query>;

/** The list of programs and one-off courses as a file. */
export const courseExport = listExport({
  name: 'trainings',
  object: 'training',
  permission: 'trainings:export',
  file: 'trainings',
  sheet: 'Trainings',
  texts,
  matching: async (actor, query) => {
    // why: the query of the list, with its choice of course type
    const { trainings_filter: filter = 'all' } = query as Partial<Query>;
    const { rows, view } = await courses(actor).openListed(query, filter);
    return { rows: matchingRows(rows, query, view), columns: view.columns };
  },
});
