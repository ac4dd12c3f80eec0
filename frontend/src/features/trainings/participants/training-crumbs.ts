import type { TFunction } from 'i18next';
import type { Crumb } from '../../../ui/crumbs.tsx';
import { paths } from '../../../ui/paths.ts';

type Named = { program_id: number | null; program_name: string | null };

/** The pages above a training: the list, and the program of a session. */
export const trainingCrumbs = (
  { program_id: program, program_name: name }: Named,
  t: TFunction<'trainings'>,
): Crumb[] => [
  { label: t('title'), to: paths.trainings },
  ...(program === null ? [] : [{ label: name ?? '', to: paths.program(program) }]),
];
