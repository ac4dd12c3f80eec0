import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportEmployees } from '#shared/contract/people/export-employees.ts';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { listEmployees, type ListedEmployee } from '#shared/contract/people/list-employees.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import { paths } from '../../ui/paths.ts';
import { query } from '../../api/query.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import { listColumns } from '../../list/list-column.ts';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { usePersonSegments } from '../../people-choice/use-person-segments.ts';
import { useListActions } from '../../records/use-list-actions.tsx';
import { useRecordColumns } from '../../records/use-record-columns.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { PeopleEmpty } from './people-empty.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonContact } from './person-contact.tsx';
import { personCell } from './person-cell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The columns that this user may see (docs/areas/people.md#columns-and-fields-by-right), with their cells. */
const usePersonColumns = () => {
  const { t } = useTranslation('people');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<EmployeeRow, EmployeeRowOut>(
        visibleColumns<EmployeeRow>(employeeColumns, actor),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, person) => personCell(key, person, t),
      ),
    [actor, t],
  );
  return useRecordColumns<ListedEmployee>('employee', own);
};

const PeopleList = () => {
  const { t } = useTranslation('people');
  const can = useCan();
  const columns = usePersonColumns();
  const bulk = useBulkActions('employee', { endpoint: exportEmployees, permission: 'people:export' });
  const actions = useListActions({
    texts: 'people',
    export: { endpoint: exportEmployees, permission: 'people:export' },
    import: { to: paths.importPeople, permission: 'people:import' },
  });
  const { choices, nobodyExists } = usePersonSegments();
  return (
    <>
      <PageTitle of={t('title')} />
      <ListPage
        name="people"
        segmentBuilderPath={(from) => paths.segmentBuilder('employee', from)}
        hasViews
        title={t('title')}
        tabs={<PeopleTabs />}
        searchPlaceholder={t('search')}
        {...columns}
        source={(state, shown) => query(listEmployees, { query: toQuery(state, shown) })}
        linkOf={(person) => paths.person(person.id)}
        renderCard={(person) => <PersonCard person={person} />}
        besideCard={(person) => <PersonContact person={person} />}
        segments={choices}
        bulk={bulk.actions}
        nameOf={(person) => person.name}
        actions={actions}
        create={can('people:write') ? { label: t('addPerson'), to: `${paths.people}/new` } : undefined}
        first={{ when: () => nobodyExists, content: <PeopleEmpty /> }}
        emptySegment={t('list.emptySegment')}
        noMore={t('list.noMore')}
      />
      {bulk.modal}
    </>
  );
};

/** The list of people: /people. */
export const PeoplePage = () => (
  <RequireRight permission="people:read">
    <PeopleList />
  </RequireRight>
);
