import * as z from 'zod';
import { parametersWith, yearParameters, type AddedYear, type ParametersOf } from '#shared/belgium/parameters.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

const addedYear = z.object({
  year: z.int(),
  source: z.string(),
  added_at: z.string(),
  reference_petrol: z.number(),
  reference_diesel: z.number(),
  benefit_minimum: z.number(),
  co2_index: z.number(),
});

const added = z.object({ years: z.array(addedYear) });

/** The years whose figures the company added (docs/areas/belgium.md#parameters). */
export const {
  read: readAddedYears,
  readForChange: readAddedYearsForChange,
  edit: editAddedYears,
} = tenantSetting('belgium', added, () => ({ years: [] as AddedYear[] }));

/** The figures with what the company added last, so that equal figures are the same ones. */
let kept: { readonly added: string; readonly parametersOf: ParametersOf } = {
  added: JSON.stringify([]),
  parametersOf: parametersWith(),
};

/** The figures of every year, those that the company added included. */
export const allParameters = async (): Promise<ParametersOf> => {
  const { years } = await readAddedYears();
  const read = JSON.stringify(years);
  if (kept.added !== read) kept = { added: read, parametersOf: parametersWith(years) };
  return kept.parametersOf;
};

const ofProduct = parametersWith();

/**
 * The figures for what is computed as of a day. What the company added is read only while the product does not know the
 * year, so that a list costs no further read.
 */
export const parametersOn = async (day: IsoDate): Promise<ParametersOf> =>
  yearParameters(Number(day.slice(0, 4))).missing.length === 0 ? ofProduct : allParameters();

/** The year of today where nobody knows its figures yet; else null. */
export const lackingYear = (parametersOf: ParametersOf, day = today()): number | null => {
  const year = Number(day.slice(0, 4));
  return parametersOf(year).missing.length > 0 ? year : null;
};
