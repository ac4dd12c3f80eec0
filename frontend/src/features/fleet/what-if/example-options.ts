import type { TFunction } from 'i18next';
import { exampleModels } from '#shared/belgium/example-models.ts';
import { format } from '../../../ui/format.ts';

/** The well-known models by their place in the table, each with its fuel, catalogue value and model year. */
export const exampleOptions = (fleetWords: TFunction): { value: string; label: string }[] =>
  exampleModels.map(({ brand, model, fuel, value, year }, at) => ({
    value: String(at),
    label: [`${brand} ${model}`, fleetWords(`fuel.${fuel}`), format().wholeEuro(value), year].join(' \u00B7 '),
  }));
