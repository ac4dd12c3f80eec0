import { benefitInKind, benefitSteps, type Benefit } from '#shared/belgium/benefit-in-kind.rules.ts';
import { bicycleValue } from '#shared/belgium/bicycle-value.rules.ts';
import { co2Contribution, contributionSteps } from '#shared/belgium/co2-contribution.rules.ts';
import type { EstimatedVehicle, EstimateName, NoEstimate, Step } from '#shared/belgium/estimate.ts';
import type { ParametersOf } from '#shared/belgium/parameters.ts';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import type { VehicleFields } from '#shared/fleet/vehicle.ts';
import type { IsoDate } from '#shared/values/dates.ts';

type Missing = Estimates['missing'];
type WireSteps = NonNullable<Estimates['co2_contribution']>['steps'];
type Contribution = Pick<VehicleFields, 'own_contribution' | 'own_contribution_payment_type'>;

const named = (figure: EstimateName, missing: readonly NoEstimate[]): Missing =>
  missing.map((each) => ({ figure, ...each }));

const wireSteps = (steps: readonly Step[]): WireSteps =>
  steps.map((each) => ({ ...each, parameters: [...each.parameters] }));

/** The benefit at the rate of a day with its steps, or why there is none. `own` is what the driver pays. */
export const benefitFigure = (
  vehicle: EstimatedVehicle,
  own: Contribution | null,
  day: IsoDate,
  parametersOf: ParametersOf,
): { benefit: { figure: Benefit; steps: WireSteps } | null; missing: Missing } => {
  const estimate = benefitInKind(vehicle, day, parametersOf);
  if ('missing' in estimate) return { benefit: null, missing: named('benefit_in_kind', estimate.missing) };
  const { figure } = estimate;
  return { benefit: { figure, steps: wireSteps(benefitSteps(vehicle, figure, own, parametersOf)) }, missing: [] };
};

/** The CO2 contribution of a month of a year with its steps, or why there is none. */
export const contributionFigure = (
  vehicle: EstimatedVehicle,
  year: number,
  parametersOf: ParametersOf,
): Pick<Estimates, 'co2_contribution' | 'missing'> => {
  const estimate = co2Contribution(vehicle, year, parametersOf);
  if ('missing' in estimate) return { co2_contribution: null, missing: named('co2_contribution', estimate.missing) };
  const steps = wireSteps(contributionSteps(vehicle, estimate.figure, parametersOf));
  return { co2_contribution: { monthly: estimate.figure.monthly, steps }, missing: [] };
};

/** The value of a bicycle for form 281.10 with its steps. */
export const bicycleFigure = (vehicle: VehicleFields): Estimates['form_281_10'] => {
  const value = bicycleValue(vehicle);
  return value && { yearly: value.yearly, steps: wireSteps(value.steps) };
};
