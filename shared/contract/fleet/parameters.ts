import * as z from 'zod';
import { yearlyCodes } from '#shared/belgium/parameter-codes.ts';
import { wireDecimal } from '#shared/values/wire-decimal.ts';
import { parameterCode } from './estimates.ts';

const source = z.object({
  title: z.string(),
  /** The address of the source; null where the company wrote the source down. */
  url: z.string().nullable(),
  /** The day on which the figure was checked. */
  checked: z.string(),
});

/** The figures of a year, and what differs from the year before. */
export const parametersOfYear = z.object({
  year: z.int(),
  /** 1 where the company added the year. */
  added: z.union([z.literal(0), z.literal(1)]),
  missing: z.array(z.enum(yearlyCodes)),
  parameters: z.array(
    /** Null while the figure is not known. */
    z.object({
      code: parameterCode,
      value: z.number().nullable(),
      value_before: z.number().nullable(),
      source: source.nullable(),
    }),
  ),
});
export type ParametersOfYear = z.output<typeof parametersOfYear>;

const figure = wireDecimal.pipe(z.number().positive().max(100_000));

/** The figures that a year needs, as they are sent. */
export const yearlyFigures = {
  reference_petrol: figure,
  reference_diesel: figure,
  benefit_minimum: figure,
  co2_index: figure,
};
