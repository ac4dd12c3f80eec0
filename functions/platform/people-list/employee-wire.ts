import type { EmployeeOut, EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import { maskIbanOrNull } from '#shared/people/employee.rules.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import { visibleColumns } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { pictureLinks, type PictureOf } from '#functions/platform/files/picture-links.ts';
import { teamNamesOf } from '#functions/platform/directory/employees.ts';

/** Keys of the columns whose values may leave the API for this actor. */
export const visibleKeys = (actor: Actor): ReadonlySet<string> =>
  new Set(visibleColumns<EmployeeRow>(employeeColumns, actor).map((column) => column.key));

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
  ...(keys.has('phone') && { phone: row.phone }),
  employee_number: row.employee_number,
  avatar: picture(row.avatar),
  team_ids: row.team_ids,
  team_names: row.team_names,
  ...(keys.has('start_date') && { start_date: toDmyOrNull(row.start_date) }),
  ...(keys.has('active_until') && { active_until: toDmyOrNull(row.active_until) }),
  ...(keys.has('seniority_date') && { seniority_date: toDmyOrNull(row.seniority_date) }),
  ...(keys.has('dimona_statute') && { dimona_statute: row.dimona_statute }),
  statute: row.statute,
  deleted: row.deleted,
});

/** Serializes a stored person, with team names as of the last refresh of the people collection. */
export const presentEmployee = async (value: Employee, actor: Actor): Promise<EmployeeOut> => ({
  ...presentEmployeeRow(
    { ...value, name: personName(value), team_names: teamNamesOf(value.team_ids) },
    visibleKeys(actor),
    await pictureLinks([value.avatar]),
  ),
  ...(can(actor, 'people:wage-columns') && { iban_masked: maskIbanOrNull(value.iban) }),
  created_at: value.created_at,
});
