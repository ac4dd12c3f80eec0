import { getParameters } from '#shared/contract/fleet/get-parameters.ts';
import { parametersWith, yearsFrom } from '#shared/belgium/parameters.ts';
import { readAddedYearsForChange } from './added-years.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { thisYear } from '#functions/platform/runtime/clock.ts';
import { presentYear } from './parameters-wire.ts';

export const handler = serve(getParameters, async ({ query }) => {
  const { value, version } = await readAddedYearsForChange();
  const { years } = value;
  const current = thisYear();
  const year = query.year ?? current;
  const parametersOf = parametersWith(years);
  return {
    version,
    data: presentYear(year, parametersOf, years),
    next: presentYear(year + 1, parametersOf, years),
    years: yearsFrom(current, years),
  };
});
