import type { ColumnKind } from '#shared/list/column.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import { formatAmount } from '#shared/values/money.ts';
import type { FeedObject } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { ownColumns } from './record-rows.ts';

/** i18next's `t`, as far as sentences need it: shared code knows no library. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

const kindsOf = (object: FeedObject): ReadonlyMap<string, ColumnKind> =>
  new Map(object === 'user' ? [] : ownColumns[object].map(({ key, kind }) => [key, kind]));

/** The words for fields and values of one kind of record, from the texts its own pages use. */
export const fieldTexts = (object: FeedObject, t: Translate) => {
  const namespace = feedFactsOf(object).messages;
  const kinds = kindsOf(object);
  // What people typed is never a default: the library would fill in the braces of it.
  const named = (key: string, otherwise: string): string => t(`${namespace}:${key}`, { defaultValue: '' }) || otherwise;

  const valueText = (field: string, value: unknown): string => {
    const kind = kinds.get(field);
    if (value === null || value === undefined || value === '') return t('activity:nothing', {});
    // An own contribution may be a percentage: the event does not say (docs/areas/fleet.md#fields).
    if (kind === 'money' && typeof value === 'number')
      return field === 'own_contribution' ? formatAmount(value) : `€ ${formatAmount(value)}`;
    if (typeof value === 'string' && isIsoDate(value)) return toDmy(value);
    return named(`${field}.${String(value)}`, String(value));
  };

  return {
    fieldText: (field: string): string => named(`field.${field}`, named(`column.${field}`, field)),
    valueText,
  };
};

export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
