import type { TFunction } from 'i18next';
import { parameterUnits, type ParameterCode } from '#shared/belgium/parameter-codes.ts';
import { format } from '../../ui/format.ts';

/** A figure with its unit: `70 g/km`, `€ 1.690,00`, `× 1,6291`. */
export const parameterText = (code: ParameterCode, value: number, t: TFunction<'belgium'>): string => {
  const unit = parameterUnits[code];
  return t(`unit.${unit}`, { count: value, value: unit === 'euro' ? format().amount(value) : format().number(value) });
};
