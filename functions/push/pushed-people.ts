import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listPushedPeople } from '#shared/contract/push/list-pushed-people.ts';
import type { PushedPersonOut } from '#shared/contract/push/push.ts';
import { applyListQuery, type ListView } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import { RowIndex, type Rule } from '#shared/list/row-index.ts';
import { isUnderWay, type BlockReason } from '#shared/push/names.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { storedCommand } from './command-store.ts';
import { readHead } from './payload.ts';
import { readOutcomes } from './person-outcomes.ts';

type Query = EndpointInput<typeof listPushedPeople>['query'];
type Row = PushedPersonOut & { readonly version: number; readonly rank: number };

/** Refused people stand first, then those that wait. */
const ranks = { refused: 0, left_out: 1, sent: 2, to_go: 3, taken_over: 4 } as const;

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

const leftOutRow = (id: number, name: string, reason: BlockReason): Row => ({
  id,
  version: 1,
  employee_id: id,
  name,
  payroll_number: null,
  lines: 0,
  minutes: 0,
  state: 'left_out',
  message: reason,
  at: null,
  rank: ranks.left_out,
});

const rowsOf = async (command: PushCommand): Promise<Row[]> => {
  const [head, outcomes] = await Promise.all([readHead(command.payload_id), readOutcomes(command.command_id)]);
  if (!head) return [];
  const stateOf = (at: number): 'sent' | 'to_go' => {
    const chunk = command.chunks.find(({ from, to }) => from <= at && at < to);
    return chunk === undefined || chunk.state === 'planned' || !isUnderWay(command.status_report) ? 'to_go' : 'sent';
  };
  const people = head.people.map(({ employee_id: id, name, payroll_number, lines, minutes }, at): Row => {
    const said = outcomes.get(id);
    const state = said?.state ?? stateOf(at);
    return {
      id,
      version: 1,
      employee_id: id,
      name,
      payroll_number,
      lines,
      minutes,
      state,
      message: said?.message ?? null,
      at: said?.at ?? null,
      rank: ranks[state],
    };
  });
  return [
    ...people,
    ...head.left_out.map(({ employee_id: id, employee_name: name, reason }) => leftOutRow(id, name, reason)),
  ];
};

/** The people of a push with what became of their lines. */
export const pushedPeople = async (
  commandId: string,
  query: Query,
): Promise<EndpointResponse<typeof listPushedPeople>> => {
  const rows = await rowsOf(await storedCommand(commandId));
  const view: ListView<Row> = { columns, segment: everybody, today: today() };
  const { data, count } = applyListQuery(
    new RowIndex(query.state === 'all' ? rows : rows.filter(({ state }) => state === query.state)),
    { ...query, filters: undefined, orderby_column: query.orderby_column ?? 'state' },
    view,
  );
  return { data: data.map(({ version: _, rank: __, ...row }) => row), count };
};
