import { IconCar } from '@tabler/icons-react';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { noop, OnPress, Row, Stack } from '../stories/layout.tsx';
import { unavailable } from '../stories/sample-problems.ts';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { LetterTile } from '../ui/letter-tile.tsx';
import { Plate } from '../ui/plate.tsx';
import { NoPersonChip } from '../ui/person-chip.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListColumn } from './list-column.ts';
import { KindChoice } from './kind-choice.tsx';
import { ListEmpty, ListFailed } from './list-empty.tsx';
import { ListFirst } from './list-first.tsx';
import { ListMore } from './list-more.tsx';
import { ListOverview, useListOverview } from './list-overview.tsx';
import type { ListState } from './list-state.ts';
import { ListTotals } from './list-totals.tsx';
import { Neighbours } from './neighbours.tsx';
import { NameCell, PersonCell, RowCard } from './row-parts.tsx';
import { SegmentNotice } from './segment-notice.tsx';
import { SkeletonCells } from './skeleton-cells.tsx';
import { SortHead } from './sort-head.tsx';
import { ViewNameModal } from './view-name-modal.tsx';
import { viewStateOf } from './view-state.ts';

const state: ListState = { page: 1, perPage: 10, segment: 'pool', search: '', sort: null, filters: null };
const columns: readonly ListColumn<never>[] = [
  { key: 'brand', label: 'Brand', kind: 'text', render: () => null },
  { key: 'cost', label: 'Cost', kind: 'money', render: () => null },
  {
    key: 'tyres',
    label: 'Tyres',
    kind: 'enum',
    refersTo: 'option',
    options: [{ value: '1', label: 'Winter', archived: true }],
    render: () => null,
  },
];

const LoneOverview = () => {
  const { tool, panel } = useListOverview({ list: 'assets', label: 'Overview', children: 'Charts' });
  return (
    <>
      {panel}
      <Row>{tool}</Row>
    </>
  );
};

export const stories: Stories = {
  title: 'Parts of lists',
  cases: {
    'Charts that a user opens above a list': () => (
      <ListOverview list="software" label="Overview" tabs={<span>Products</span>}>
        Charts
      </ListOverview>
    ),
    'Charts above a list without tabs': LoneOverview,
    'The place of a record in its list': () => (
      <Row>
        <Neighbours list={listEmployees} at="/people/1" pathOf={({ id }) => `/people/${id}`} />
      </Row>
    ),
    'Cells of a row': () => (
      <Row>
        <NameCell face={<LetterTile name="BMW" />}>
          <strong>BMW</strong> 320d Touring
        </NameCell>
        <PersonCell name="Inès Fernández" picture={null} nobody={null} />
        <PersonCell name={null} picture={null} nobody={<NoPersonChip label="Pool vehicle" />} />
      </Row>
    ),
    'Choice of the kind of rows': () => (
      <KindChoice
        state={{ kind: 'programs' }}
        change={noop}
        label="Course type"
        options={[
          { label: 'All', count: 41 },
          { value: 'programs', label: 'Courses with sessions', count: 17 },
          { value: 'trainings', label: 'One-off courses', count: 24 },
        ]}
      />
    ),
    'A list of which reading failed': () => (
      <ListFailed text="The trainings could not be loaded." problem={unavailable} onRetry={noop} />
    ),
    'Sums under the rows': () => (
      <ListTotals
        label="Total cost"
        totals={[
          { key: 'monthly', label: 'Cost per month', value: '€ 1.240,00' },
          { key: 'unused', label: 'Free seats', value: '12' },
        ]}
      />
    ),
    'A row on the phone': () => (
      <RowCard
        face={<LetterTile name="BMW" size={36} />}
        name={<strong>BMW 320d Touring</strong>}
        mark={<Plate plate="1-XPA-207" />}
        line="Inès Fernández"
        side="€ 640"
        small="a month"
      />
    ),
    'What it is filtered by': () => (
      <Typed<SegmentFilter | null>
        start={{
          match: 'any',
          conditions: [
            { column: 'brand', operator: 'contains', values: ['BMW'] },
            { column: 'tyres', operator: 'any_of', values: [1, 2] },
            { match: 'all', conditions: [{ column: 'cost', operator: 'over', values: [1000] }] },
          ],
        }}
      >
        {({ value, onChange }) =>
          value && (
            <FilterChips
              columns={columns}
              filters={value}
              onChange={onChange}
              saveSegmentAt="/settings/segments/builder"
            />
          )
        }
      </Typed>
    ),
    'A segment that names something removed': () => (
      <SegmentNotice
        segment={{ value: '7', label: 'Winter cars' }}
        removedIn={['tyres']}
        columns={columns}
        links={{ add: '/', edit: () => '/', save: () => '/' }}
      />
    ),
    'Nothing to show': () => (
      <Stack>
        {[{ ...state, search: 'Lada' }, { ...state, filters: { match: 'all' as const, conditions: [] } }, state].map(
          (one, at) => (
            <ListEmpty key={at} state={one} count={0} change={noop} emptySegment="The pool is empty." />
          ),
        )}
      </Stack>
    ),
    'Nothing exists yet': () => (
      <ListFirst
        texts="fleet"
        icon={<IconCar size={18} />}
        add={{ to: '/fleet/new', permission: 'fleet:write' }}
        import={{ object: 'car', to: '/import/car', permission: 'fleet:write' }}
      />
    ),
    'Heads that order the rows': () => (
      <table>
        <thead>
          <tr>
            <SortHead column="name" label="Contract" direction="asc" onSort={noop} />
            <SortHead column="days" label="Waiting" direction={undefined} onSort={noop} />
          </tr>
        </thead>
      </table>
    ),
    'Rows to come': () => (
      <table>
        <tbody>
          <SkeletonCells rows={2} columns={2} />
        </tbody>
      </table>
    ),
    'The end of a list that grows': () => (
      <Stack>
        <ListMore hasMore loading failed={false} onMore={noop} noMore="" />
        <ListMore hasMore loading={false} failed onMore={noop} noMore="" />
        <ListMore hasMore={false} loading={false} failed={false} onMore={noop} noMore="That is all." />
      </Stack>
    ),
    'A name for a view': () => (
      <OnPress label="Save the view">
        {(close) => (
          <ViewNameModal
            list="fleet"
            view={undefined}
            state={viewStateOf(state, null)}
            onAdded={noop}
            onClose={close}
          />
        )}
      </OnPress>
    ),
  },
};
