import type { Contract } from '#shared/contracts/contract.ts';
import type { ValueSource } from '#shared/contracts/names.ts';
import type { FieldValue, FieldValues } from '#shared/document-content/field-values.ts';
import { codeOfValue } from '#shared/contracts/coded-values.ts';
import { fillContent } from '#shared/document-content/fill.rules.ts';
import { unprintableIn } from '#shared/document-content/printable.rules.ts';
import type { DocumentContent } from '#shared/document-content/nodes.ts';
import { customFieldOf, isWageField, pageFields, shortcodeOf } from '#shared/templates/shortcodes.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { maskIban } from '#shared/people/employee.rules.ts';
import { maskNationalNumber } from '#shared/people/national-number.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';

/** Fields of people that need a right of their own, as in the record (docs/areas/people.md#columns-and-fields-by-right). */
const personalFields: Readonly<Record<string, Permission>> = {
  employee_address: 'people:personal',
  employee_birth_date: 'people:personal',
  employee_national_number: 'people:personal',
  employee_private_email: 'people:personal',
  employee_phone: 'people:phone',
  employee_iban: 'people:wage-columns',
  job_start_date: 'people:wage-columns',
  job_end_date: 'people:wage-columns',
  job_seniority_date: 'people:wage-columns',
};

/** The right to see the records from which the fields of a group, or custom fields, are filled. */
const recordRight = (name: string): Permission | undefined => {
  const custom = customFieldOf(name)?.object;
  if (custom !== undefined) return kindFacts[custom].read;
  const group = shortcodeOf(name)?.group;
  if (group === 'vehicle') return kindFacts.car.read;
  return group === 'assets' ? kindFacts.asset.read : undefined;
};

/** Whether the actor may take the value of this field from the record. */
const mayTake = (actor: Actor, name: string): boolean => {
  if (isWageField(name) && !can(actor, 'people:wages')) return false;
  return [personalFields[name], recordRight(name)].every((right) => right === undefined || can(actor, right));
};

/** The values of these fields that the actor may take from the records; the others are missing for them. */
export const readableValues = (actor: Actor, names: readonly string[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return value !== undefined && value !== '' && mayTake(actor, name) ? [[name, value] as const] : [];
    }),
  );

/** The values with which a contract is filled: those set by hand count before those of the records. */
export const valuesOf = ({ record_values: taken, custom_values: custom }: Contract): FieldValues => ({
  ...taken,
  ...custom,
});

export const textOf = (value: FieldValue | undefined): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : value.rows.map((row) => row.filter(Boolean).join(', ')).join('; ');
};

/** Numbers of which the API shows the end only, also to whoever reads the file that holds them. */
const maskedFields: Readonly<Record<string, (value: string) => string>> = {
  employee_iban: (value) => maskIban(value.replaceAll(' ', '')),
  employee_national_number: maskNationalNumber,
};

/** A value of a record as the API shows it. */
export const shownText = (name: string, value: FieldValue | undefined): string => {
  const text = textOf(value);
  return text === '' ? '' : (maskedFields[name]?.(text) ?? text);
};

export const sourceOf = ({ record_values: taken, custom_values: custom }: Contract, name: string): ValueSource => {
  if (Object.hasOwn(custom, name) && custom[name] !== '') return 'custom';
  return textOf(taken[name]) === '' ? 'missing' : 'record';
};

/** The fields that a text shows with these values and that have none; what stands in conditions only is not shown. */
export const missingIn = (content: DocumentContent, values: FieldValues): string[] =>
  fillContent(content, values, { missing: 'keep', label: (name) => name, codeOf: codeOfValue }).missing.filter(
    (name) => !pageFields.has(name),
  );

/** The values of these fields of which the PDF cannot show a character, with those characters. */
export const unprintableValues = (
  names: readonly string[],
  values: FieldValues,
): { readonly shortcode: string; readonly characters: string[] }[] =>
  names
    .map((shortcode) => ({ shortcode, characters: unprintableIn(textOf(values[shortcode])) }))
    .filter(({ characters }) => characters.length > 0);
