import type { ListedEmployee } from '#shared/contract/people/list-employees.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { query } from '../api/query.ts';
import { noop } from '../stories/layout.tsx';
import { people } from '../stories/sample-people.ts';
import type { Stories } from '../stories/story.ts';
import { Avatar } from '../ui/avatar.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListCards } from './list-cards.tsx';
import type { ListColumn } from './list-column.ts';
import { ListPage } from './list-page.tsx';
import { toQuery } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { NameCell, RowCard } from './row-parts.tsx';
import type { SelectionState } from './use-selection.ts';

type Row = Pick<ListedEmployee, 'id' | 'name' | 'team_names' | 'employee_number'>;

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    label: 'Name',
    kind: 'text',
    locked: true,
    shown: true,
    render: ({ name }) => <NameCell face={<Avatar name={name} />}>{name}</NameCell>,
  },
  { key: 'team', label: 'Team', kind: 'text', shown: true, render: ({ team_names: team }) => team },
  {
    key: 'number',
    label: 'Number',
    kind: 'integer',
    shown: true,
    render: ({ employee_number: number }) => number,
  },
];
const look = {
  linkOf: ({ id }: Row) => `/people/${id}`,
  nameOf: ({ name }: Row) => name,
  renderCard: ({ name, team_names: team }: Row) => (
    <RowCard face={<Avatar name={name} size={36} />} name={name} line={team} />
  ),
};
const state = { page: 1, perPage: 10, segment: 'all', search: '', sort: null, filters: null };

const twoChosen: SelectionState = {
  selection: { ids: new Set([2, 3]), all: false },
  toggle: noop,
  toggleRows: noop,
  selectAll: noop,
  clear: noop,
};

const Table = ({ rows, selected }: { rows: readonly Row[] | undefined; selected: SelectionState | undefined }) => (
  <ListTable
    {...look}
    caption="People"
    columns={columns}
    rows={rows}
    fetching={false}
    state={state}
    change={noop}
    selected={selected}
  />
);

export const stories: Stories = {
  title: 'Lists',
  arePages: true,
  cases: {
    'A list of records': () => (
      <ListPage
        {...look}
        name="fleet"
        title="People"
        searchPlaceholder="Search people"
        columns={columns}
        source={(shown) => query(listEmployees, { query: toQuery(shown) })}
        segments={[{ value: 'all', label: 'Everyone', count: people.length }]}
        segmentBuilderPath={() => '/settings/segments/builder'}
        hasViews
        actions={() => [{ key: 'export', label: 'Export to Excel', help: 'These people, in these columns' }]}
        create={{ label: 'Add person', to: '/people/new' }}
        bulk={[{ key: 'edit', label: 'Edit field', onClick: noop }]}
        first={{ when: () => false, content: null }}
        emptySegment="No people in this segment"
        noMore="That is everyone."
        grows
      />
    ),
    'Chosen rows, and what can be done with them': () => (
      <>
        <Table rows={people} selected={twoChosen} />
        <BulkBar
          actions={['Edit field', 'Assign', 'Return', 'Transfer', 'Archive', 'Add tag', 'Export'].map((label) => ({
            key: label,
            label,
            ...(label === 'Return' && { whyNot: () => 'You can return up to 1 item at a time.' }),
            onClick: noop,
          }))}
          selected={twoChosen}
          target={{ ids: [...twoChosen.selection.ids], all: false, count: 2, state, columns: [] }}
          count={people.length}
        />
      </>
    ),
    'Rows on their way': () => <Table rows={undefined} selected={undefined} />,
    'Rows on the phone': () => <ListCards {...look} rows={people} fetching={false} selected={undefined} />,
  },
};
