import { applyListQuery, type OpenedList, type RowQuery } from '#shared/list/apply-list-query.ts';
import { listQuery, type ListQuery, type SegmentChoice } from '#shared/list/list-query.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import type { SegmentsOfArea } from './area-segments.ts';
import { employees } from './employee-list.ts';

/* Lists with a row for each person of a segment, such as those of balances. */

/** What every such list keeps of a person. */
export type ListedPerson = Pick<
  EmployeeRow,
  'id' | 'name' | 'avatar' | 'employee_number' | 'team_names' | 'team_ids' | 'deleted'
>;

export const listedPerson = ({
  id,
  name,
  avatar,
  employee_number,
  team_names,
  team_ids,
  deleted,
}: EmployeeRow): ListedPerson => ({ id, name, avatar, employee_number, team_names, team_ids, deleted });

/** The people in sight of a segment of people. */
export const peopleOfSegment = async (
  actor: Actor,
  { segment_id, show_deleted_only }: SegmentChoice,
  areas: readonly SegmentsOfArea[] = [],
): Promise<EmployeeRow[]> =>
  (await employees(actor, areas).matching(listQuery.parse({ segment_id, show_deleted_only }))).rows;

/** What tells who a row is about. */
type NamedRow = Omit<ListedPerson, 'deleted' | 'team_ids'>;

/** Such a list, opened for a query. */
/** How such lists tell who a row is about. */
const personPresenter = async (rows: readonly Pick<ListedPerson, 'avatar'>[]) => {
  const picture = await pictureLinks(rows.map(({ avatar }) => avatar));
  return ({ id, name, avatar, employee_number, team_names }: NamedRow) => ({
    id,
    employee_id: id,
    person_name: name,
    avatar: picture(avatar),
    employee_number,
    person_team_names: team_names || null,
  });
};

/** One page of such a list, by name unless the query orders it; `presentRow` says what stands beside the person. */
export const peoplePage = async <Row extends NamedRow, Out extends object>(
  { rows, view }: OpenedList<Row>,
  query: RowQuery & Pick<ListQuery, 'page' | 'per_page'>,
  presentRow: (row: Row) => Out,
) => {
  const { data, count } = applyListQuery(rows, { ...query, orderby_column: query.orderby_column ?? 'name' }, view);
  const present = await personPresenter(data);
  return { data: data.map((row) => ({ ...present(row), ...presentRow(row) })), count };
};
