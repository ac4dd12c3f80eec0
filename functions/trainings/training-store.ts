import { trainingDated } from '#shared/trainings/training.dated.ts';
import type { Training } from '#shared/trainings/training.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';

/** Programs and trainings draw their ids from one counter, so that one list can hold both. */
export const COURSE_COUNTER = 'training';

/** The fields of a training that the list keeps in memory. Changing them needs the next layout version. */
export type ListedTraining = Omit<Training, 'excel_import_id' | 'emptied_days' | 'moved'>;

export const trainingLayout: RowLayout<ListedTraining> = {
  version: 1,
  fields: [
    'name',
    'cost',
    'leverancier',
    'program_id',
    'is_first_training',
    'start_date',
    'end_date',
    'training_amount_selection',
    'training_amount_days',
    'training_amount_minutes',
    'type_of_training',
    'location_of_training',
    'certificate_to_achieve',
    'additional_information',
    'is_visible_for_employees',
    'is_price_visible_for_employees',
    'selected_teams',
    'falls_under_fla',
    'seats',
    'sequence',
    'deleted',
    'created_at',
    ...extrasNames,
  ],
};

export const trainingStore = entityStore<Training>({
  type: 'training',
  layout: trainingLayout,
  dated: trainingDated,
  pointsAt: ({ program_id: program }) => targetsOf('program', [program ?? 0]),
});

/** The places of a training, of which each is given once. */
export const placesOf = (id: number) => ({ type: trainingStore.type, id, part: 'places' }) as const;
