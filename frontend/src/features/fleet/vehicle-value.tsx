import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { CarDetails, CarRow } from '#shared/contract/fleet/car.ts';
import { Plate } from '../../ui/plate.tsx';
import { moneyFields, translatedFields } from './field-formats.ts';
import { VehicleAmount } from './vehicle-amount.tsx';

type Field = keyof CarDetails & string;

const units: Partial<Record<Field, string>> = {
  co2_g_km: 'co2',
  co2_g_km_wltp: 'co2',
  co2_g_km_corresponding: 'co2',
  pk: 'pk',
};

/** A field of a vehicle as its page shows it; null for an empty value and for an unknown flag (-1). */
export const vehicleValue = (field: Field, details: CarDetails | CarRow, t: TFunction): ReactNode => {
  const value = (details as Partial<CarDetails>)[field]; // why: a row of the list lacks some fields of the record
  if (value === null || value === undefined || value === '' || value === -1) return null;
  if (field === 'plate') return <Plate plate={String(value)} />;
  if (moneyFields.has(field)) return <VehicleAmount field={field} value={Number(value)} car={details} />;
  if (translatedFields.has(field)) return t(`${field}.${String(value)}`, { defaultValue: '' }) || String(value);
  const unit = units[field];
  return unit === undefined ? String(value) : `${String(value)} ${t(`unit.${unit}`)}`;
};
