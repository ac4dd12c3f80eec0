import type { ColumnKind } from '#shared/list/column.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import { formatAmount } from '#shared/values/money.ts';
import type { FeedObject } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { ownColumns } from './record-rows.ts';

/** The part of i18next's `t` that sentences need; shared code does not depend on the library. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

const kindsOf = (object: FeedObject): ReadonlyMap<string, ColumnKind> =>
  new Map(object === 'user' || object === 'integration' ? [] : ownColumns[object].map(({ key, kind }) => [key, kind]));

/** The names of fields and values of one kind of record, from the texts of its own pages. */
export const fieldTexts = (object: FeedObject, t: Translate) => {
  const namespace = feedFactsOf(object).messages;
  const kinds = kindsOf(object);
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
    // Rights of a user are on or off.
    const plain = object === 'user' ? translated(`active.${String(value)}`, String(value)) : String(value);
    return translated(`${field}.${String(value)}`, plain);
  };

  return {
    fieldText: (field: string): string =>
      translated(`field.${field}`, translated(`column.${field}`, translated(`right.${field}`, field))),
    valueText,
  };
};

export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
