import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { PersonName } from '../../form/person-name.tsx';
import { format } from '../../ui/format.ts';
import type { VehicleForm } from './vehicle-form.ts';
import { moneyFields, translatedFields } from './field-formats.ts';

/** A value of the form in words, shown when the user chooses between their own changes and somebody else's. */
export const showFormValue = (
  t: TFunction<'fleet'>,
  field: keyof VehicleForm & string,
  value: VehicleForm[keyof VehicleForm],
): ReactNode => {
  if (field === 'related_employee_id') return <PersonName id={Number(value)} nobody={t('nobody')} />;
  if (translatedFields.has(field)) return t(`${field}.${value}`, { defaultValue: '' }) || String(value);
  // The unit of an own contribution is a field of its own.
  return moneyFields.has(field) && field !== 'own_contribution' ? format().withSign(String(value)) : String(value);
};
