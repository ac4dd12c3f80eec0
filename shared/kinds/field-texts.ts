import type { ColumnKind } from '#shared/list/column.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { Language } from '#shared/values/language.ts';
import { formatAmount } from '#shared/values/money.ts';
import type { FeedObject } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { companyRights, outsideRights } from '#shared/permissions/right-flags.ts';
import { ownColumns } from './record-rows.ts';

/** The part of i18next's `t` that sentences need; shared code does not depend on the library. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

const kindsOf = (object: FeedObject): ReadonlyMap<string, ColumnKind> =>
  new Map(object === 'user' || object === 'integration' ? [] : ownColumns[object].map(({ key, kind }) => [key, kind]));

/** Where the texts of an area name its fields. */
export const FIELD_NAMES = ['field', 'column', 'company.field', 'right'];

/** Fields that are on or off, beyond those that have words of their own for it. */
const switches: ReadonlySet<string> = new Set([
  ...companyRights,
  ...outsideRights,
  'employee_signature_required',
  'internal_signature_required',
  'remind',
]);

/** Fields that hold what is switched on, as a list of codes. */
const featureFields: ReadonlySet<string> = new Set(['feature_flags', 'integration_features', 'features']);

type ValueKind = { readonly type?: string | undefined; readonly currency?: string | undefined };

/** The names of fields and values of one kind of record, from the texts of its own pages in the language of `t`. */
export const fieldTexts = (object: FeedObject, t: Translate, language: Language) => {
  const namespace = feedFactsOf(object).messages;
  const kinds = kindsOf(object);
  // User input is never passed as the default, since the library would fill in its braces.
  const translated = (key: string, fallback: string): string =>
    t(`${namespace}:${key}`, { defaultValue: '' }) || fallback;

  const namesOfFeatures = (codes: string): string =>
    codes
      .split(', ')
      .map((code) => translated(`features.name.${code}`, code))
      .join(', ');

  /** `type` is that of a custom field, of which the columns know nothing; an amount without a currency is in euro. */
  const valueText = (field: string, value: unknown, { type, currency }: ValueKind = {}): string => {
    const kind = type ?? kinds.get(field);
    if (value === null || value === undefined || value === '') return t('activity:nothing', {});
    // An own contribution may be a percentage, which the event does not say (docs/areas/fleet.md#fields).
    if (kind === 'money' && typeof value === 'number')
      return field === 'own_contribution' ? formatAmount(value, language) : formatsOf(language).euro(value, currency);
    if (kind === 'yes_no') return t(`activity:word.${value === 0 ? 'no' : 'yes'}`, {});
    if (typeof value === 'string' && isIsoDate(value)) return toDmy(value);
    if (switches.has(field) && typeof value === 'number') return t(`activity:word.${value === 0 ? 'no' : 'yes'}`, {});
    if (featureFields.has(field)) return namesOfFeatures(String(value));
    if (typeof value === 'number' && !Number.isInteger(value)) return formatsOf(language).number(value);
    return translated(`${field}.${String(value)}`, String(value));
  };

  return {
    fieldText: (field: string): string =>
      FIELD_NAMES.reduceRight((name, place) => translated(`${place}.${field}`, name), field),
    valueText,
  };
};

export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
