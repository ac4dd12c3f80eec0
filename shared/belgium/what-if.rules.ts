import { toCent } from '#shared/values/money.ts';
import { benefitBetween } from './benefit-in-kind.rules.ts';
import { co2Contribution } from './co2-contribution.rules.ts';
import type { EstimatedVehicle } from './estimate.ts';
import { FIRST_YEAR, type ParametersOf, type YearParameters } from './parameters.ts';

/** The multipliers of the CO2 contribution are set up to this year and stay so. */
export const LAST_YEAR = 2029;

/** The figures of the last year up to this one of which all are known; undefined where there is none. */
const lastKnownTo = (year: number, parametersOf: ParametersOf): YearParameters | undefined => {
  for (let before = year; before >= FIRST_YEAR; before -= 1) {
    const figures = parametersOf(before);
    if (figures.missing.length === 0) return figures;
  }
  return undefined;
};

/** The figures of years that are not known yet: what the law set for them, and the yearly figures of the last known year. */
export const projectedFrom =
  (parametersOf: ParametersOf): ParametersOf =>
  (year) => {
    const own = parametersOf(year);
    const last = lastKnownTo(year, parametersOf);
    if (last === undefined || own.missing.length === 0) return own;
    const assumed = Object.fromEntries(own.missing.map((code) => [code, last.values[code]]));
    return { ...own, values: { ...own.values, ...assumed }, missing: [] };
  };

export type WhatIfYear = {
  readonly year: number;
  /** 1 where figures of an earlier year stand for those that are not known yet. */
  readonly assumed: 0 | 1;
  readonly benefit: number | null;
  readonly co2_contribution: number | null;
  /** What the employer pays: the cost of the car and the contribution. Null while the cost of the car is not known. */
  readonly cost: number | null;
};

/** What a car costs its driver and its employer in each year, before what the driver pays. */
export const whatIfYears = (
  vehicle: EstimatedVehicle,
  yearlyCost: number | null,
  years: readonly number[],
  parametersOf: ParametersOf,
): WhatIfYear[] => {
  const projected = projectedFrom(parametersOf);
  return years.map((year) => {
    const contribution = co2Contribution(vehicle, year, projected);
    const paid = 'figure' in contribution ? toCent(contribution.figure.monthly * 12) : null;
    return {
      year,
      assumed: parametersOf(year).missing.length > 0 ? 1 : 0,
      benefit: benefitBetween(vehicle, `${year}-01-01`, `${year + 1}-01-01`, projected),
      co2_contribution: paid,
      cost: yearlyCost === null ? null : toCent(yearlyCost + (paid ?? 0)),
    };
  });
};
