import { afterOwnContribution, benefitInKind } from '#shared/belgium/benefit-in-kind.rules.ts';
import { co2Contribution } from '#shared/belgium/co2-contribution.rules.ts';
import { parametersWith, type ParametersOf } from '#shared/belgium/parameters.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { IsoDate } from '#shared/values/dates.ts';

type Estimable = Omit<Vehicle, 'related_employee_link_source_app' | 'import_id'>;

const ofProduct = parametersWith();

/** The benefit in kind of a row as of a day; a vehicle of nobody has that which a driver would have. */
export const benefitOf = (
  vehicle: Estimable,
  day: IsoDate,
  parametersOf: ParametersOf = ofProduct,
): VehicleRow['benefit_yearly'] => {
  const benefit = vehicle.deleted === 1 ? undefined : benefitInKind(vehicle, day, parametersOf);
  return benefit && 'figure' in benefit ? netOf(vehicle, benefit.figure.yearly) : null;
};

/** The CO2 contribution of a row as of a day. */
export const contributionOf = (
  vehicle: Estimable,
  day: IsoDate,
  parametersOf: ParametersOf = ofProduct,
): VehicleRow['co2_contribution_monthly'] => {
  const contribution =
    vehicle.deleted === 1 ? undefined : co2Contribution(vehicle, Number(day.slice(0, 4)), parametersOf);
  return contribution && 'figure' in contribution ? contribution.figure.monthly : null;
};

/** The benefit after what its driver pays; nobody pays for a vehicle of nobody. */
export const netOf = (vehicle: Estimable, yearly: number): number =>
  vehicle.related_employee_id > 0 ? afterOwnContribution(vehicle, yearly) : yearly;
