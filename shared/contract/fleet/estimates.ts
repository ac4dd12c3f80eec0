import * as z from 'zod';
import { estimateFields, estimateNames, noEstimateReasons, stepCodes } from '#shared/belgium/estimate.ts';
import { parameterCodes } from '#shared/belgium/parameter-codes.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

export const parameterCode = z.enum(parameterCodes);

const steps = z.array(
  z.object({
    code: z.enum(stepCodes),
    /** The numbers that were put in, and what came out. */
    values: z.record(z.string(), z.number()),
    parameters: z.array(parameterCode),
  }),
);

/** A figure of one month, and how it was computed. */
export const monthlyFigure = z.object({ monthly: z.number(), steps });

/** Why a figure is missing, and the field that would change that. */
export const missing = z.array(
  z.object({ figure: z.enum(estimateNames), reason: z.enum(noEstimateReasons), field: z.enum(estimateFields).nullable() }), // prettier-ignore
);

/** The days of this year on which somebody has the vehicle, half-open, and their part of the benefit. */
const benefitPeriod = z.object({
  employee_id: id,
  person_name: z.string().nullable(),
  start_date: dmyDate,
  end_date: dmyDate,
  days: z.int(),
  amount: z.number(),
});

/** What a vehicle costs its driver and its employer, as an estimate (docs/areas/belgium.md). */
export const estimates = z.object({
  year: z.int(),
  /** The benefit in kind at the rate of today, after what the driver pays. Absent without the right to see it. */
  benefit_in_kind: z
    .object({
      yearly: z.number(),
      monthly: z.number(),
      percentage: z.number(),
      co2_used: z.number(),
      steps,
      this_year: z.array(benefitPeriod),
    })
    .nullable()
    .optional(),
  co2_contribution: monthlyFigure.nullable(),
  /** The value of a bicycle for form 281.10 of a whole year; absent without the right to see it, and for other types. */
  form_281_10: z.object({ yearly: z.number(), steps }).nullable().optional(),
  /** Whole calendar years at the present values, from the first registration on; the benefit before what the driver pays. */
  years: z.array(
    z.object({ year: z.int(), benefit: z.number().nullable().optional(), co2_contribution: z.number().nullable() }),
  ),
  missing,
});
export type Estimates = z.output<typeof estimates>;
