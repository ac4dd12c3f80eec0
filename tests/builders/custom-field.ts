import { customField, type CustomField } from '#shared/custom-fields/custom-field.ts';

/** A definition as stored: a line of text on vehicles. */
export const aCustomField = (over: Partial<CustomField> = {}): CustomField =>
  customField.parse({
    id: 1,
    version: 1,
    object_type: 'car',
    name: 'Parking place',
    type: 'textfield',
    options: [],
    help_text: null,
    employee_visibility: 0,
    expense_visibility: 0,
    expense_required: 0,
    priority: 1,
    deleted: 0,
    created_at: '2026-01-15T09:00:00.000Z',
    ...over,
  });
