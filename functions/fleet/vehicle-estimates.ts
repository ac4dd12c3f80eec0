import { afterOwnContribution, benefitInKind } from '#shared/belgium/benefit-in-kind.rules.ts';
import { co2Contribution } from '#shared/belgium/co2-contribution.rules.ts';
import { parametersWith, type ParametersOf } from '#shared/belgium/parameters.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { IsoDate } from '#shared/values/dates.ts';

export type RowEstimates = Pick<VehicleRow, 'benefit_yearly' | 'co2_contribution_monthly'>;
type Estimable = Omit<Vehicle, 'related_employee_link_source_app' | 'import_id'>;

const NONE: RowEstimates = { benefit_yearly: null, co2_contribution_monthly: null };
const ofProduct = parametersWith();

/** The estimates of a row as of a day; a vehicle of nobody has the benefit that a driver would have. */
export const rowEstimates = (
  vehicle: Estimable,
  day: IsoDate,
  parametersOf: ParametersOf = ofProduct,
): RowEstimates => {
  if (vehicle.deleted === 1) return NONE;
  const benefit = benefitInKind(vehicle, day, parametersOf);
  const contribution = co2Contribution(vehicle, Number(day.slice(0, 4)), parametersOf);
  return {
    benefit_yearly: 'figure' in benefit ? netOf(vehicle, benefit.figure.yearly) : null,
    co2_contribution_monthly: 'figure' in contribution ? contribution.figure.monthly : null,
  };
};

/** The benefit after what its driver pays; nobody pays for a vehicle of nobody. */
export const netOf = (vehicle: Estimable, yearly: number): number =>
  vehicle.related_employee_id > 0 ? afterOwnContribution(vehicle, yearly) : yearly;
