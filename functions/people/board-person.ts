import { can, isTeamScoped } from '#shared/permissions/rules.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { isActive } from '#functions/platform/people-list/employee-segments.ts';
import { doneItem, isNew, openItem, type BoardSource } from './board-source.ts';

/** What the record of a person says itself: the team and wage of somebody new, and who depends on somebody who leaves. */
export const boardPersonItems: BoardSource = async (actor) => {
  const people = [...(await employeeCollection.refresh()).all()].filter(isActive);
  const teams = [...teamCollection.rows.all()].filter(({ deleted }) => deleted === 0);
  const hasWages = can(actor, 'people:wages') && people.some(({ wage_type: type }) => type !== null);
  // Whoever sees some people only does not learn who reports to whom.
  const reports = isTeamScoped(actor)
    ? new Map<number, unknown[]>()
    : Map.groupBy(people, ({ reports_to_employee_id: manager }) => manager);
  const itemOf = (kind: 'team' | 'wage', isDone: boolean) => (isDone ? doneItem(kind) : openItem(kind));
  return ({ row, ...person }) => {
    if (isNew(person))
      return [
        ...(teams.length > 0 ? [itemOf('team', row.team_names !== '')] : []),
        ...(hasWages ? [itemOf('wage', row.wages.length > 0)] : []),
      ];
    const count = reports.get(row.id)?.length ?? 0;
    const led = teams.filter(
      ({ id, leader_employee_ids: ids }) =>
        ids.includes(row.id) && (!isTeamScoped(actor) || actor.led_team_ids.includes(id)),
    );
    return [
      ...(count > 0 ? [openItem('reports', { count })] : []),
      ...led.map(({ id, name }) => openItem('leads', { id, name })),
    ];
  };
};
