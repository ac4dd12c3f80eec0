import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { PersonName } from '../../form/person-name.tsx';
import type { VehicleForm } from './vehicle-form.ts';
import { moneyFields, wordedFields } from './field-kinds.ts';

/** A value of the form in words, for choosing between mine and theirs. */
export const showFormValue = (
  t: TFunction<'fleet'>,
  field: keyof VehicleForm & string,
  value: VehicleForm[keyof VehicleForm],
): ReactNode => {
  if (field === 'related_employee_id') return <PersonName id={Number(value)} nobody={t('nobody')} />;
  if (wordedFields.has(field)) return t(`${field}.${value}`, { defaultValue: '' }) || String(value);
  // What an own contribution is counted in is a field of its own.
  return moneyFields.has(field) && field !== 'own_contribution' ? `€ ${value}` : String(value);
};
