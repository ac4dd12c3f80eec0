import type { TFunction } from 'i18next';
import { ownContributionPaymentTypes } from '#shared/values/own-contribution.ts';
import { contractTypes, usageTypes, vehicleTypes } from '#shared/fleet/vehicle.ts';
import { allowedFuels, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { currencies, type Currency } from '#shared/values/currency.ts';

type Option<Value extends string = string> = { value: Value; label: string };
type Words = TFunction<'fleet'>;

const optionsOf = <Value extends string>(t: Words, name: string, values: readonly Value[]): Option<Value>[] => {
  const labelOf = (value: string): string => t(`${name}.${value}`);
  return values.map((value) => ({ value, label: labelOf(value) }));
};

export const typeOptions = (t: Words) =>
  vehicleTypes.map((value) => ({ value, label: t(`type.${value}`), help: t(`typeHelp.${value}`) }));
export const fuelOptions = (t: Words, context: VehicleContext): Option[] => optionsOf(t, 'fuel', allowedFuels(context));
export const usageOptions = (t: Words): Option[] => optionsOf(t, 'usage_type', usageTypes);
export const currencyOptions = (t: Words): Option<Currency>[] => optionsOf(t, 'currency', currencies);
export const contractOptions = (t: Words): Option[] => optionsOf(t, 'contract_type', contractTypes);

/**
 * The standard payment types, and the stored one if it is another: that is shown as it is and stays selectable
 * (docs/areas/fleet.md#fields).
 */
export const paymentOptions = (t: Words, current: string): Option[] => {
  const standard: Option[] = optionsOf(t, 'own_contribution_payment_type', ownContributionPaymentTypes);
  return current === '' || standard.some((option) => option.value === current)
    ? standard
    : [...standard, { value: current, label: current }];
};
