import { parameterCodes } from '#shared/belgium/parameter-codes.ts';
import { sources, type AddedYear, type ParametersOf } from '#shared/belgium/parameters.ts';
import type { ParametersOfYear } from '#shared/contract/fleet/parameters.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';

type Source = NonNullable<ParametersOfYear['parameters'][number]['source']>;

const sourceOf = (id: keyof typeof sources | 'added', own: AddedYear | undefined): Source => {
  if (id !== 'added') return { ...sources[id], checked: toDmy(sources[id].checked) };
  return { title: own?.source ?? '', url: null, checked: own ? toDmy(belgianDay(new Date(own.added_at))) : '' };
};

/** The figures of a year with those of the year before. */
export const presentYear = (
  year: number,
  parametersOf: ParametersOf,
  added: readonly AddedYear[],
): ParametersOfYear => {
  const { values, sources: from, missing } = parametersOf(year);
  const before = parametersOf(year - 1).values;
  const own = added.find((each) => each.year === year);
  return {
    year,
    added: Object.values(from).includes('added') ? 1 : 0,
    missing: [...missing],
    parameters: parameterCodes.map((code) => {
      const source = from[code];
      return {
        code,
        value: values[code] ?? null,
        value_before: before[code] ?? null,
        source: source === undefined ? null : sourceOf(source, own),
      };
    }),
  };
};
