import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listPeople } from '#shared/contract/push/list-people.ts';
import { matchingRows, type ListView } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import { RowIndex, type Rule } from '#shared/list/row-index.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { countChanges, totalsOf, type ChangeCounts } from '#shared/push/lines.rules.ts';
import { readinessFilters, type ReadinessFilter } from '#shared/push/names.ts';
import { readinessOf, type Readiness } from '#shared/push/people.rules.ts';
import { isEverybody } from '#shared/push/segments.rules.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { askedMonth, readMonth, type PushMonth } from './month.ts';
import { withoutIban } from './without-iban.ts';

type Query = EndpointInput<typeof listPeople>['query'];
type Answer = EndpointResponse<typeof listPeople>;

/** A person of a push page as the list engine keeps them. */
type PushPersonRow = Pick<EmployeeRow, 'id' | 'version' | 'name' | 'avatar' | 'team_names' | 'employee_number'> & {
  readonly lines: number;
  readonly minutes: number;
  readonly diff: ChangeCounts;
  readonly pushed_at: string | null;
  readonly readiness: readonly Readiness[];
  /** The order of a person in the list: 0 when blocked, 1 with a warning, 2 when ready. */
  readonly rank: number;
};

/** The worst stand first; blocked people without days lose nothing and stand last. */
const orderOf = ({ rank, lines, readiness }: PushPersonRow): number =>
  rank === 0 && lines === 0 && !readiness.some(({ code }) => code === 'type_not_mapped' || code === 'request_open')
    ? 3
    : rank;

const columns = [
  { key: 'readiness', label: 'push:column.readiness', kind: 'integer', value: orderOf },
  { key: 'name', label: 'push:column.name', kind: 'text', value: (row) => row.name, searchable: true },
  { key: 'team', label: 'push:column.team', kind: 'text', value: (row) => row.team_names, searchable: true },
  {
    key: 'payroll_number',
    label: 'push:column.payroll_number',
    kind: 'text',
    value: (row) => row.employee_number,
    searchable: true,
  },
  { key: 'lines', label: 'push:column.lines', kind: 'integer', value: (row) => row.lines },
  { key: 'minutes', label: 'push:column.minutes', kind: 'integer', value: (row) => row.minutes },
] as const satisfies readonly Column<PushPersonRow>[];

const changes = ({ new: added, changed, removed }: ChangeCounts): number => added + changed + removed;

/** A month that was pushed and would be pushed differently now. */
const isChangedSince = ({ pushed_at: at, diff }: PushPersonRow): boolean => at !== null && changes(diff) > 0;

const filters: Readonly<Record<ReadinessFilter, (row: PushPersonRow) => boolean>> = {
  all: () => true,
  blocked: ({ rank }) => rank === 0,
  warning: ({ rank }) => rank === 1,
  ready: ({ rank }) => rank === 2,
  changed: isChangedSince,
};

/** A month that was pushed is mentioned, and is no warning by itself. */
const warns = ({ code }: Readiness): boolean => code !== 'already_pushed' && code !== 'changed_since';

const rowOf = (month: PushMonth, person: EmployeeRow, hasIban: boolean, wantsIban: boolean): PushPersonRow => {
  const { lines, missing } = month.linesOf(person);
  const diff = countChanges(lines);
  const pushedAt = month.pushedAt(person.id);
  const open = new Set(
    month.entriesOf(person).flatMap(({ state, request_id: id }) => (state === 'requested' ? [id] : [])),
  );
  const readiness = readinessOf({
    blocks: month.blocksOf(person),
    // Readiness asks only whether there is an IBAN, so any text stands for one.
    iban: hasIban ? '' : null,
    wantsIban,
    pushedAt,
    changedSince: pushedAt !== null && changes(diff) > 0,
    openRequests: open.size,
    missingTypes: missing.map((id) => month.daysOff.typeOf(id)?.name ?? ''),
  });
  const totals = totalsOf(lines);
  const { id, version, name, avatar, team_names, employee_number } = person;
  return {
    id,
    version,
    name,
    avatar,
    team_names,
    employee_number,
    lines: totals.lines,
    minutes: totals.minutes,
    diff,
    pushed_at: pushedAt,
    readiness,
    rank: readiness.some(({ blocks }) => blocks) ? 0 : readiness.some(warns) ? 1 : 2,
  };
};

/** The people of a segment: `all` and that of the integration are everybody on it, the others those of people. */
const segmentTest = async (actor: Actor, query: Query): Promise<(id: number) => boolean> => {
  if (isEverybody(query.segment_id)) return () => true;
  const { rows } = await employees(actor).matching({ ...query, search_term: '', filters: undefined });
  const ids = new Set(rows.map(({ id }) => id));
  return (id) => ids.has(id);
};

const everybody: Rule<PushPersonRow> = { key: 'push:all', test: () => true };

/** The people of an integration in a month with what a push would do, the worst first unless the query orders them. */
export const pushPeople = async (actor: Actor, integrationId: number, query: Query): Promise<Answer> => {
  const integration = await storedIntegration(integrationId);
  const { year, month } = askedMonth(query);
  const [read, isIn] = await Promise.all([readMonth(integration, { year, month }), segmentTest(actor, query)]);
  const wantsIban = integration.features.includes('daysoff/push-missing-iban-warning');
  const people = read.people.filter(({ id }) => isIn(id));
  const ibanless = wantsIban ? await withoutIban(people) : new Set<number>();
  const rows = people.map((person) => rowOf(read, person, !ibanless.has(person.id), wantsIban));
  const view: ListView<PushPersonRow> = { columns, segment: everybody, today: today() };
  const ordered = { ...query, filters: undefined, orderby_column: query.orderby_column ?? 'readiness' };
  const found = matchingRows(new RowIndex(rows), ordered, view);
  const shown = found.filter(filters[query.show]);
  const listed = shown.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  const picture = await pictureLinks(listed.map(({ avatar }) => avatar));
  const pushed = rows.flatMap(({ pushed_at: at }) => at ?? []).toSorted();
  return {
    data: listed.map((row) => ({
      id: row.id,
      employee_id: row.id,
      name: row.name,
      avatar: picture(row.avatar),
      team_names: row.team_names || null,
      payroll_number: row.employee_number,
      lines: row.lines,
      minutes: row.minutes,
      diff: row.diff,
      pushed_at: row.pushed_at,
      readiness: [...row.readiness],
    })),
    count: shown.length,
    year,
    month,
    // why: every filter has its count
    counts: Object.fromEntries(
      readinessFilters.map((name) => [name, found.filter(filters[name]).length]),
    ) as Answer['counts'],
    // The ids are sorted, so that the same people are the same list in every order of the page.
    ready_ids: shown
      .filter(({ rank }) => rank > 0)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other),
    pushed_at: pushed.at(-1) ?? null,
  };
};
