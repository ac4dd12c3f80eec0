import type { TrainingForm } from './training-form.ts';

const amounts = ['training_amount_days', 'training_amount_minutes'] as const;

/** The fields whose rules depend on another one, by that one. */
export const judgedTogether: Readonly<Partial<Record<keyof TrainingForm, readonly (keyof TrainingForm)[]>>> = {
  start_date: ['end_date', ...amounts],
  end_date: amounts,
};
