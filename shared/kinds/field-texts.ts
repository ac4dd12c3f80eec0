import { assetColumns } from '#shared/assets/asset.columns.ts';
import { vehicleColumns } from '#shared/fleet/vehicle.columns.ts';
import type { ColumnKind } from '#shared/list/column.ts';
import { employeeColumns } from '#shared/people/employee.columns.ts';
import { licenseColumns } from '#shared/software/license.columns.ts';
import { productColumns } from '#shared/software/product.columns.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import { formatAmount } from '#shared/values/money.ts';
import type { FeedObject } from '#shared/activity/events.ts';
import { messageFiles } from '#shared/kinds/message-files.ts';

/** The part of i18next's `t` that sentences need; shared code does not depend on the library. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

type KnownColumns = readonly { readonly key: string; readonly kind: ColumnKind }[];

const columns: Readonly<Record<FeedObject, KnownColumns>> = {
  car: vehicleColumns,
  asset: assetColumns,
  software_product: productColumns,
  software_license: licenseColumns,
  employee: employeeColumns,
  user: [],
};

/** The names of fields and values of one kind of record, from the texts of its own pages. */
export const fieldTexts = (object: FeedObject, t: Translate) => {
  const namespace = messageFiles[object];
  const kinds = new Map(columns[object].map(({ key, kind }) => [key, kind]));
  // User input is never passed as the default, since the library would fill in its braces.
  const translated = (key: string, fallback: string): string =>
    t(`${namespace}:${key}`, { defaultValue: '' }) || fallback;

  const valueText = (field: string, value: unknown): string => {
    const kind = kinds.get(field);
    if (value === null || value === undefined || value === '') return t('activity:nothing', {});
    // An own contribution may be a percentage, which the event does not say (docs/areas/fleet.md#fields).
    if (kind === 'money' && typeof value === 'number')
      return field === 'own_contribution' ? formatAmount(value) : `€ ${formatAmount(value)}`;
    if (typeof value === 'string' && isIsoDate(value)) return toDmy(value);
    return translated(`${field}.${String(value)}`, String(value));
  };

  return {
    fieldText: (field: string): string => translated(`field.${field}`, translated(`column.${field}`, field)),
    valueText,
  };
};

export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
