import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { query } from '../../api/query.ts';
import type { VehicleForm } from './vehicle-form.ts';

const worded = new Set<string>([
  'type',
  'fuel',
  'contract_type',
  'usage_type',
  'own_contribution_payment_type',
  'is_pool_vehicle',
  'is_utility_vehicle',
]);
const amounts = new Set<string>(['catalogue_value', 'cost_yearly', 'operational_cost_yearly', 'own_contribution']);

const DriverName = ({ id, nobody }: { id: number; nobody: string }) => {
  const answer = useQuery({ ...query(getEmployeeDetail, { params: { id: String(id) } }), enabled: id > 0 });
  return id > 0 ? (answer.data?.employee.name ?? `#${id}`) : nobody;
};

/** A value of the form in words, for choosing between mine and theirs. */
export const showFormValue = (
  t: TFunction<'fleet'>,
  field: keyof VehicleForm & string,
  value: VehicleForm[keyof VehicleForm],
): ReactNode => {
  if (field === 'related_employee_id') return <DriverName id={Number(value)} nobody={t('nobody')} />;
  if (value === '') return '–';
  if (worded.has(field)) return t(`${field}.${value}`);
  return amounts.has(field) ? `€ ${value}` : String(value);
};
