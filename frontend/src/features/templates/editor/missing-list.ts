import { customKey } from '#shared/custom-fields/custom-field.ts';
import type { Condition } from '#shared/list/segment.ts';
import type { employeeColumns } from '#shared/people/employee.columns.ts';
import { customFieldOf } from '#shared/templates/shortcodes.ts';

type Key = (typeof employeeColumns)[number]['key'];

/**
 * The columns of people that hold what fields of a text say, of those that everybody may filter by. Wages are left out: a
 * contract takes one that lies ahead.
 */
const columnsOfFields: Readonly<Record<string, Key>> = {
  employee_email: 'email',
  employee_number: 'employee_number',
  job_function: 'function',
  job_team: 'team',
  job_manager: 'reports_to',
  job_statute: 'statute',
  job_joint_committee: 'joint_committee',
  job_hours_per_week: 'hours_per_week',
};

const columnOf = (field: string): string | undefined => {
  const custom = customFieldOf(field);
  if (custom) return custom.object === 'employee' ? customKey(custom.id) : undefined;
  return columnsOfFields[field];
};

/** The most people that a filter can name. */
const NAMED_MAX = 50;

/**
 * The filter of the list of people on those without a value for a field: an empty column where the list has one, else the people themselves; undefined where those are too many.
 */
export const filterOfMissing = (field: string, ids: readonly number[]): Condition[] | undefined => {
  const column = columnOf(field);
  if (column !== undefined) return [{ column, operator: 'empty', values: [] }];
  return ids.length > NAMED_MAX ? undefined : [{ column: 'id', operator: 'any_of', values: [...ids] }];
};
