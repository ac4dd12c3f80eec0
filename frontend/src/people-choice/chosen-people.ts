import type { ReactNode } from 'react';

type FormWithPeople = {
  values: { employee_ids: number[] };
  errors: Readonly<Record<string, ReactNode>>;
  setFieldValue: (path: 'employee_ids', ids: number[]) => void;
  clearFieldError: (path: 'employee_ids') => void;
};

/** The people of a form as `PeopleChoice` takes them; a choice clears what was wrong with the one before. */
export const chosenPeople = ({ values, errors, setFieldValue, clearFieldError }: FormWithPeople) => ({
  chosen: values.employee_ids,
  onChange: (ids: number[]): void => {
    setFieldValue('employee_ids', ids);
    clearFieldError('employee_ids');
  },
  error: errors['employee_ids'],
});
