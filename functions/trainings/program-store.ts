import type { Program } from '#shared/trainings/program.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { COURSE_COUNTER } from './training-store.ts';

/** The fields of a program that the list keeps in memory. Changing them needs the next layout version. */
export type ListedProgram = Omit<Program, 'excel_import_id'>;

export const programLayout: RowLayout<ListedProgram> = {
  version: 1,
  fields: ['name', 'mandatory_segment_id', 'valid_months', 'deleted', 'sessions_fate', 'created_at', ...extrasNames],
};

export const programStore = entityStore<Program>({ type: 'program', counter: COURSE_COUNTER, layout: programLayout });

/** Programs as stored, from which sessions take the name. */
export const programCollection = collection<ListedProgram, ListedProgram>({
  entity: { type: programStore.type, layout: programLayout },
  toRow: (stored) => stored,
});
