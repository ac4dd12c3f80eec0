import { afterOwnContribution, benefitBetween, perMonth } from '#shared/belgium/benefit-in-kind.rules.ts';
import { co2Contribution } from '#shared/belgium/co2-contribution.rules.ts';
import { yearsFrom, type ParametersOf } from '#shared/belgium/parameters.ts';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { can } from '#shared/permissions/rules.ts';
import { daysBetween, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { sumMoney } from '#shared/values/money.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';
import { allParameters } from './added-years.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { benefitFigure, bicycleFigure, contributionFigure } from './estimate-figures.ts';
import { netOf } from './vehicle-estimates.ts';

type EstimateFacts = { readonly day: IsoDate; readonly scope: VisibleEmployees; readonly parametersOf: ParametersOf };
type Benefit = NonNullable<Estimates['benefit_in_kind']>;

export const estimateFacts = async (actor: Actor): Promise<EstimateFacts> => {
  const [scope, parametersOf] = await Promise.all([visibleEmployees(actor), allParameters()]);
  return { day: today(), scope, parametersOf };
};

/** The periods of drivers this year whom the actor sees, with their part of the benefit; each day counts once. */
const thisYear = (vehicle: Vehicle, { day, scope, parametersOf }: EstimateFacts): Benefit['this_year'] => {
  const year = Number(day.slice(0, 4));
  const [first, last] = [`${year}-01-01`, `${year + 1}-01-01`];
  return vehicle.periods.flatMap(({ employee_id, start_date, end_date }) => {
    const start = start_date > first ? start_date : first;
    const end = end_date !== null && end_date < last ? end_date : last;
    const amount = start < end && scope.has(employee_id) ? benefitBetween(vehicle, start, end, parametersOf) : null;
    if (amount === null) return [];
    const days = daysBetween(start, end);
    const share = days / daysBetween(first, last);
    const paid = vehicle.own_contribution_payment_type === 'percentage_of_benefit' ? 1 : share;
    const own = vehicle.own_contribution === null ? null : vehicle.own_contribution * paid;
    return [
      {
        employee_id,
        person_name: nameOfPerson(employee_id),
        start_date: toDmy(start),
        end_date: toDmy(end),
        days,
        amount: afterOwnContribution({ ...vehicle, own_contribution: own }, amount),
      },
    ];
  });
};

/** Whether the actor may see the benefit: that of somebody is a wage (docs/areas/belgium.md#who-sees-it). */
const seesBenefit = (vehicle: Vehicle, actor: Actor): boolean =>
  can(actor, fieldRights.car.benefit_yearly) || vehicle.related_employee_id === 0;

const presentBenefit = (vehicle: Vehicle, facts: EstimateFacts): Pick<Estimates, 'benefit_in_kind' | 'missing'> => {
  const own = vehicle.related_employee_id > 0 ? vehicle : null;
  const { benefit, missing } = benefitFigure(vehicle, own, facts.day, facts.parametersOf);
  if (benefit === null) return { benefit_in_kind: null, missing };
  const { figure, steps } = benefit;
  const yearly = netOf(vehicle, figure.yearly);
  return {
    benefit_in_kind: {
      yearly,
      monthly: perMonth(yearly),
      percentage: figure.percentage,
      co2_used: figure.co2.grams,
      steps,
      this_year: thisYear(vehicle, facts),
    },
    missing,
  };
};

/** Whole years from the first registration up to the next one, as far as their figures are known. */
const byYear = (vehicle: Vehicle, seesIt: boolean, { day, parametersOf }: EstimateFacts): Estimates['years'] => {
  const thisYear = Number(day.slice(0, 4));
  const since = vehicle.date_first_registration ?? vehicle.created_at;
  return yearsFrom(thisYear)
    .filter((year) => year >= Number(since.slice(0, 4)))
    .flatMap((year) => {
      const contribution = co2Contribution(vehicle, year, parametersOf);
      const monthly = 'figure' in contribution ? contribution.figure.monthly : null;
      const benefit = benefitBetween(vehicle, `${year}-01-01`, `${year + 1}-01-01`, parametersOf);
      if (monthly === null && (!seesIt || benefit === null)) return [];
      const co2 = monthly === null ? null : sumMoney(Array.from({ length: 12 }, () => monthly));
      return [{ year, ...(seesIt && { benefit }), co2_contribution: co2 }];
    });
};

/** The estimates of a vehicle for one actor; null once it is out of use. */
export const presentEstimates = (vehicle: Vehicle, actor: Actor, facts: EstimateFacts): Estimates | null => {
  if (vehicle.deleted === 1) return null;
  const year = Number(facts.day.slice(0, 4));
  const contribution = contributionFigure(vehicle, year, facts.parametersOf);
  const seesIt = seesBenefit(vehicle, actor);
  const benefit = seesIt ? presentBenefit(vehicle, facts) : { missing: [] };
  return {
    year,
    ...benefit,
    co2_contribution: contribution.co2_contribution,
    ...(seesIt && vehicle.type === 'bicycle' && { form_281_10: bicycleFigure(vehicle) }),
    years: byYear(vehicle, seesIt, facts),
    missing: [...benefit.missing, ...contribution.missing],
  };
};
