import { issue, type Issue } from '#shared/errors/issue.ts';
import type { CustomField, CustomFieldObject, CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import type { OptionDraft } from './options-editor.tsx';

export const HELP_MAX = 240;
/** The values of the form of a custom field. */
export type DefinitionForm = {
  name: string;
  type: CustomFieldType;
  options: OptionDraft[];
  help_text: string;
  /** Ids of the asset types whose assets have the field; empty is all. */
  asset_type_ids: string[];
  employee_visibility: 0 | 1;
  expense_visibility: 0 | 1;
  expense_required: 0 | 1;
  required: 0 | 1;
};

/** The values of a stored field; a new one has only a version. */
export const formOf = (field: Partial<CustomField>): DefinitionForm => ({
  name: field.name ?? '',
  type: field.type ?? 'textfield',
  options: field.options ?? [],
  help_text: field.help_text ?? '',
  asset_type_ids: (field.asset_type_ids ?? []).map(String),
  employee_visibility: field.employee_visibility ?? 0,
  expense_visibility: field.expense_visibility ?? 1,
  expense_required: field.expense_required ?? 0,
  required: field.required ?? 0,
});

export const issuesOf = ({ name, type, options, help_text }: DefinitionForm): Issue[] => [
  ...(isBlank(name) ? [issue('name', 'required')] : []),
  ...(type === 'select_option' && !options.some((option) => option.archived === 0 && option.name.trim() !== '')
    ? [issue('options', 'required')]
    : []),
  ...(help_text.length > HELP_MAX ? [issue('help_text', 'too_long', { max: HELP_MAX })] : []),
];

/** The body for the API: expense settings only for expenses, options only for a select. */
export const bodyOf = (object: CustomFieldObject, form: DefinitionForm) => ({
  name: form.name.trim(),
  help_text: form.help_text,
  ...(form.type === 'select_option' && { options: form.options.filter(({ name }) => name.trim() !== '') }),
  ...(object === 'asset' && { asset_type_ids: form.asset_type_ids.map(Number) }),
  ...(object === 'expense'
    ? { expense_visibility: form.expense_visibility, expense_required: form.expense_required }
    : { employee_visibility: form.employee_visibility, required: form.required }),
});
