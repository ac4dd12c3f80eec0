import type * as z from 'zod';
import type { checkedRow, Finding, importField } from '#shared/contract/imports/import.ts';
import { sentenceAt } from '#shared/errors/issue-words.ts';
import { cellWords } from '#shared/imports/cell-words.ts';
import { format } from '../../ui/format.ts';

export type ImportField = z.output<typeof importField>;
export type CheckedRow = z.output<typeof checkedRow>;
export type ImportFinding = Finding;
export type Shown = string | number | null;

/** i18next's `t`, as far as this file uses it. */
export type Words = (key: string, options: { defaultValue: string } & Record<string, string | number>) => string;

/**
 * The name of a field in its list, or the header of the template if the list has no such column or the company named
 * the field.
 */
export const labelOf = (
  t: Words,
  { label, header, is_own_label: isOwn }: Pick<ImportField, 'label' | 'header' | 'is_own_label'>,
): string => (isOwn ? header : t(label, { defaultValue: header }));

/** A value as lists show it: codes in words, money with a decimal comma; an invalid value stays as it was typed. */
export const formatValue = (t: Words, { key, label, kind, is_own_label: isOwn }: ImportField, value: Shown): string => {
  if (value === null || value === '') return '';
  if (kind === 'money' && typeof value === 'number') return format().amount(value);
  if (kind !== 'enum' && kind !== 'flag') return String(value);
  const yesOrNo = kind === 'flag' ? { 1: 'form:yes', 0: 'form:no' }[value] : undefined;
  if (isOwn) return yesOrNo ? t(yesOrNo, { defaultValue: String(value) }) : String(value);
  const area = label.slice(0, label.indexOf(':'));
  // A typed value is never passed as the default: the library would interpolate braces in it.
  return t(`${area}:${key}.${value}`, { defaultValue: '' }) || String(value);
};

export const isNumeric = ({ kind }: ImportField): boolean =>
  kind === 'money' || kind === 'integer' || kind === 'number';

type RowError = Pick<CheckedRow['errors'][number], 'column' | 'code' | 'message'>;

/** What is the matter with a cell, in the reader's language. */
const cellIn = (t: Words, told: Pick<RowError, 'code' | 'message'>): string | undefined =>
  cellWords(told, (code, params) => t(`imports:cell.${code}`, { ...params, defaultValue: '' }));

/** The API's message as a sentence about its field; allowed values are named as the lists name them. */
export const errorWords = (t: Words, fields: readonly ImportField[], { column, code, message }: RowError): string => {
  const field = fields.find(({ key }) => key === column);
  if (code !== 'unknown_value' || !field?.allowed)
    return (
      cellIn(t, { code, message }) ??
      sentenceAt({ code, message, path: column ?? undefined }, field && labelOf(t, field), (key, params) =>
        t(`issues:${key}`, { ...params, defaultValue: message }),
      )
    );
  const allowed = field.allowed.map((value) => formatValue(t, field, value)).join(', ');
  return t('issues:invalid_value', { label: labelOf(t, field), allowed, defaultValue: message });
};
