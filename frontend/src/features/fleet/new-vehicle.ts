import type { Issue } from '#shared/errors/issue.ts';
import {
  contributionIssues,
  dayIssues,
  missingVehicleData,
  payrollIssues,
  vehicleIssues,
  withOrderDate,
  type VehicleContext,
} from '#shared/fleet/vehicle.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { dateIssues } from '../../form/date-issues.ts';
import {
  applicableForm,
  fieldsOf,
  filledFields,
  firstPerField,
  formIssues,
  withoutOldPool,
  type VehicleForm,
} from './vehicle-form.ts';

/** The day since which the driver has the new vehicle is asked beside the fields of the vehicle. */
export type NewVehicle = VehicleForm & { start_date: string };

export type Step = 'vehicle' | 'payroll' | 'cost';

/** The steps of a type (docs/areas/fleet.md#pages); a car until one is chosen. */
export const stepsOf = (type: NewVehicle['type']): readonly Step[] =>
  type === '' || type === 'car' ? ['vehicle', 'payroll', 'cost'] : ['vehicle', 'cost'];

const payrollFields = new Set<string>([
  'date_first_registration',
  'date_commissioning',
  'order_date',
  'catalogue_value',
  'co2_g_km',
  'co2_g_km_wltp',
  'co2_g_km_corresponding',
  'is_utility_vehicle',
  'usage_type',
]);
const costFields = new Set<string>([
  'currency',
  'contract_type',
  'cost_yearly',
  'operational_cost_yearly',
  'own_contribution',
  'own_contribution_payment_type',
]);
export const stepOf = (path: string): Step =>
  payrollFields.has(path) ? 'payroll' : costFields.has(path) ? 'cost' : 'vehicle';

/** The issues of one step, by the same rules as the API (docs/areas/fleet.md#required-values). */
export const issuesOfStep = (step: Step, form: NewVehicle, context: VehicleContext, today: IsoDate): Issue[] => {
  const value = withOrderDate(fieldsOf(form), context);
  const all = [
    ...formIssues(form),
    ...(step === 'vehicle'
      ? [
          ...missingVehicleData({ ...value, type: form.type === '' ? undefined : value.type }),
          ...vehicleIssues(value, context),
          ...(form.related_employee_id > 0 ? dateIssues('start_date', form.start_date) : []),
        ]
      : []),
    ...(step === 'payroll' && !context.skipAssertions ? payrollIssues(value, context) : []),
    ...(step === 'payroll' ? dayIssues(undefined, value, today) : []),
    ...(step === 'cost' ? contributionIssues(undefined, value) : []),
  ];
  return firstPerField(all.filter((found) => stepOf(found.path) === step));
};

/** The values filled in on the steps of its type: payroll values typed for a car are not sent for a bicycle. */
export const sentFields = (form: NewVehicle): Partial<NewVehicle> => {
  const steps = stepsOf(form.type);
  return {
    ...Object.fromEntries(
      Object.entries(withoutOldPool(filledFields(applicableForm(form)), form)).filter(([name]) =>
        steps.includes(stepOf(name)),
      ),
    ),
    ...(form.related_employee_id > 0 && form.start_date !== '' && { start_date: form.start_date }),
  };
};

const warningKeys: Readonly<Record<string, string>> = {
  duplicate_plate: 'fleet-wizard:duplicatePlate',
  chassis_format: 'fleet-wizard:chassisFormat',
  far_ahead: 'fleet-wizard:farAhead',
};

/** What is unusual about a vehicle that was added, in the keys of its words. */
export const warningKeysOf = (warnings: readonly string[]): string[] =>
  warnings.flatMap((warning) => warningKeys[warning] ?? []);
