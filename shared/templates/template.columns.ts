import type { Column } from '#shared/list/column.ts';
import { documentLanguages, templateStates, templateTypes, type TemplateState } from './names.ts';
import type { ReminderSchedule } from './reminder-schedule.rules.ts';
import type { Template } from './template.ts';

/** A template as the list engine keeps it, with the names of category and owner. */
export type TemplateRow = Omit<Template, 'excel_import_id' | 'text' | keyof ReminderSchedule> & {
  category: string | null;
  owner_name: string | null;
  state: TemplateState;
  /** Date of the last change, ISO. */
  changed_on: string;
};

/** One table for list, sort, search and filter. */
export const templateColumns = [
  {
    key: 'name',
    label: 'templates:column.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  {
    key: 'type',
    label: 'templates:column.type',
    kind: 'enum',
    value: (row) => row.type,
    options: templateTypes,
    shown: true,
  },
  {
    key: 'language',
    label: 'templates:column.language',
    kind: 'enum',
    value: (row) => row.language,
    options: documentLanguages,
    shown: true,
  },
  { key: 'category', label: 'templates:column.category', kind: 'text', value: (row) => row.category, shown: true },
  {
    key: 'state',
    label: 'templates:column.state',
    kind: 'enum',
    value: (row) => row.state,
    options: templateStates,
    shown: true,
  },
  {
    key: 'changed_on',
    label: 'templates:column.changed_on',
    kind: 'date',
    value: (row) => row.changed_on,
    shown: true,
  },
  { key: 'owner_name', label: 'templates:column.owner_name', kind: 'text', value: (row) => row.owner_name },
  { key: 'is_partner', label: 'templates:column.is_partner', kind: 'flag', value: (row) => row.is_partner },
  { key: 'id', label: 'templates:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<TemplateRow>[];
