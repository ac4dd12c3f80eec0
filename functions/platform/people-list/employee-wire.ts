import type { EmployeeOut, EmployeeRowOut, FormerEmploymentOut, WageOut } from '#shared/contract/people/employee.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import { formerEmploymentsOf } from '#shared/people/employee.dated.ts';
import { maskIbanOrNull } from '#shared/people/employee.rules.ts';
import { addressFields, addressLine, personName, type Employee } from '#shared/people/employee.ts';
import { maskNationalNumberOrNull } from '#shared/people/national-number.ts';
import type { Wages } from '#shared/people/wage.ts';
import { visibleColumns } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { pictureLinks, type PictureOf } from '#functions/platform/files/picture-links.ts';
import { nameOfPerson, teamNamesOf } from '#functions/platform/directory/employees.ts';

/** Keys of the columns whose values may leave the API for this actor. */
export const visibleKeys = (actor: Actor): ReadonlySet<string> =>
  new Set(visibleColumns<EmployeeRow>(employeeColumns, actor).map((column) => column.key));

/** Columns that leave the API as they are, under the name of their field. */
const plainKeys = ['phone', 'dimona_statute', 'private_email', ...addressFields, 'wage_type', 'wage_amount'] as const;
const dateKeys = ['start_date', 'active_until', 'seniority_date', 'birth_date', 'wage_from'] as const;
type RestrictedKey = (typeof plainKeys)[number] | (typeof dateKeys)[number];

/** The values of the columns with a right of their own that the viewer has. */
const restricted = (row: Pick<EmployeeRow, RestrictedKey>, keys: ReadonlySet<string>): Partial<EmployeeRowOut> => {
  const values: Partial<Record<RestrictedKey, string | number | null>> = {};
  for (const key of plainKeys) if (keys.has(key)) values[key] = row[key];
  for (const key of dateKeys) if (keys.has(key)) values[key] = toDmyOrNull(row[key]);
  // why: each value is that of its own field, which a loop cannot express
  return values as Partial<EmployeeRowOut>;
};

/** Serializes a person for lists, details and conflicts: only columns that the viewer may see, dates as dd/mm/yyyy. */
export const presentEmployeeRow = (
  row: Omit<EmployeeRow, 'created_at'>,
  keys: ReadonlySet<string>,
  picture: PictureOf,
): EmployeeRowOut => ({
  id: row.id,
  version: row.version,
  name: row.name,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  employee_number: row.employee_number,
  avatar: picture(row.avatar),
  team_ids: row.team_ids,
  team_names: row.team_names,
  statute: row.statute,
  function: row.function,
  joint_committee: row.joint_committee,
  hours_per_week: row.hours_per_week,
  ...(keys.has('reports_to') && {
    reports_to_employee_id: row.reports_to_employee_id,
    reports_to_name: row.reports_to_name,
  }),
  ...restricted(row, keys),
  deleted: row.deleted,
});

const presentWages = (wages: Wages): WageOut[] =>
  wages.map(({ type, amount, from }) => ({ type, amount, from: toDmy(from) }));

const presentFormer = (value: Employee): FormerEmploymentOut[] =>
  formerEmploymentsOf(value).map(({ start_date: first, active_until: last }) => ({
    start_date: toDmyOrNull(first),
    active_until: toDmy(last),
  }));

/** Serializes a stored person, with the names of teams and of the manager as of the last refresh of the people collection. */
export const presentEmployee = async (value: Employee, actor: Actor): Promise<EmployeeOut> => ({
  ...presentEmployeeRow(
    {
      ...value,
      name: personName(value),
      team_names: teamNamesOf(value.team_ids),
      reports_to_name: nameOfPerson(value.reports_to_employee_id),
    },
    visibleKeys(actor),
    await pictureLinks([value.avatar]),
  ),
  ...(can(actor, 'people:wage-columns') && {
    iban_masked: maskIbanOrNull(value.iban),
    former_employments: presentFormer(value),
  }),
  ...(can(actor, 'people:personal') && {
    national_number_masked: maskNationalNumberOrNull(value.national_number),
    address: addressLine(value),
  }),
  ...(can(actor, 'people:wages') && { wages: presentWages(value.wages) }),
  created_at: value.created_at,
  erased: value.erased_at === undefined ? 0 : 1,
});
