import { languages, type Language } from '#shared/values/language.ts';

export const templateTypes = [
  'employment_contract',
  'annex',
  'car_policy',
  'asset_policy',
  'return_receipt',
  'other',
] as const;
export type TemplateType = (typeof templateTypes)[number];

export const documentLanguages = languages;
export type DocumentLanguage = Language;

/** A template without a published version can only be edited. */
export const templateStates = ['draft', 'published'] as const;
export type TemplateState = (typeof templateStates)[number];

/** How far what a field stands for is known: groups of the list of fields. */
export const fieldGroups = [
  'company',
  'employee',
  'job',
  'wage',
  'vehicle',
  'assets',
  'dates',
  'signers',
  'custom',
  'free',
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

export const fieldTypes = ['text', 'date', 'amount', 'number', 'table'] as const;
export type FieldType = (typeof fieldTypes)[number];
