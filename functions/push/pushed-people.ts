import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listPushedPeople } from '#shared/contract/push/list-pushed-people.ts';
import type { PushedPersonOut } from '#shared/contract/push/push.ts';
import { applyListQuery, type ListView } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import { RowIndex, type Rule } from '#shared/list/row-index.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { storedCommand } from './command-store.ts';
import { readHead, type LeftOutPerson } from './payload.ts';
import { answeredState, readOutcomes, unansweredState } from './person-outcomes.ts';

type Query = EndpointInput<typeof listPushedPeople>['query'];
type Row = {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly payroll_number: string | null;
  readonly lines: number;
  readonly rank: number;
  readonly shown: PushedPersonOut;
};

/** Refused people stand first, then those that wait; who was left out stands last. */
const ranks = { refused: 0, sent: 1, to_go: 2, taken_over: 3, left_out: 4 } as const;

const columns = [
  { key: 'state', label: 'push:column.state', kind: 'integer', value: (row) => row.rank },
  { key: 'name', label: 'push:column.name', kind: 'text', value: (row) => row.name, searchable: true },
  {
    key: 'payroll_number',
    label: 'push:column.payroll_number',
    kind: 'text',
    value: (row) => row.payroll_number,
    searchable: true,
  },
  { key: 'lines', label: 'push:column.lines', kind: 'integer', value: (row) => row.lines },
] as const satisfies readonly Column<Row>[];

const everybody: Rule<Row> = { key: 'pushed:all', test: () => true };

const rowOf = (shown: PushedPersonOut): Row => ({
  id: shown.id,
  version: 1,
  name: shown.name,
  payroll_number: shown.payroll_number,
  lines: shown.lines,
  rank: ranks[shown.state],
  shown,
});

const leftOut = ({ employee_id: id, employee_name: name, reason }: LeftOutPerson): PushedPersonOut => ({
  id,
  employee_id: id,
  name,
  payroll_number: null,
  lines: 0,
  minutes: 0,
  state: 'left_out',
  message: reason,
  at: null,
});

const rowsOf = async (command: PushCommand): Promise<Row[]> => {
  const [head, outcomes] = await Promise.all([readHead(command.payload_id), readOutcomes(command.command_id)]);
  if (!head) return [];
  const people = head.people.map(({ employee_id: id, name, payroll_number, lines, minutes }, at): PushedPersonOut => {
    const said = outcomes.get(id);
    return {
      id,
      employee_id: id,
      name,
      payroll_number,
      lines,
      minutes,
      state: (said && answeredState(said)) ?? unansweredState(command, at),
      message: said?.message ?? null,
      at: said?.at ?? null,
    };
  });
  return [...people, ...head.left_out.map(leftOut)].map(rowOf);
};

/** Whoever the office said nothing of is still to go, whether their lines were sent or not. */
const isIn = ({ shown: { state } }: Row, wanted: Query['state']): boolean =>
  wanted === 'all' || state === wanted || (wanted === 'to_go' && state === 'sent');

/** The people of a push with what became of their lines. */
export const pushedPeople = async (
  commandId: string,
  query: Query,
): Promise<EndpointResponse<typeof listPushedPeople>> => {
  const rows = await rowsOf(await storedCommand(commandId));
  const view: ListView<Row> = { columns, segment: everybody, today: today() };
  const { data, count } = applyListQuery(
    new RowIndex(rows.filter((row) => isIn(row, query.state))),
    { ...query, filters: undefined, orderby_column: query.orderby_column ?? 'state' },
    view,
  );
  return { data: data.map(({ shown }) => shown), count };
};
