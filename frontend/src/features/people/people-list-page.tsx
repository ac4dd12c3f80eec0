import { IconFileImport, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportEmployees } from '#shared/contract/people/export-employees.ts';
import { listEmployees, type ListedEmployee } from '#shared/contract/people/list-employees.ts';
import { paths } from '../../app/paths.ts';
import { query } from '../../api/query.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useListExport } from '../../list/use-list-export.ts';
import { useRecordColumns } from '../../list/use-record-columns.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { peopleColumns } from './people-columns.tsx';
import { PeopleEmpty } from './people-empty.tsx';
import { PersonCard } from './person-card.tsx';
import { usePeopleSegments } from './use-people-segments.ts';

const PeopleList = () => {
  const { t } = useTranslation('people');
  const actor = useActor();
  const can = useCan();
  const own = useMemo(() => peopleColumns(actor, t), [actor, t]);
  const columns = useRecordColumns<ListedEmployee>('employee', own);
  const bulk = useBulkActions('employee', 'people:write');
  const exportList = useListExport(exportEmployees, paths.run);
  const { choices, nobodyExists } = usePeopleSegments();
  return (
    <>
      <ListPage
        name="people"
        segmentsAt={(from) => paths.segmentBuilder('employee', from)}
        hasViews
        title={t('title')}
        searchPlaceholder={t('search')}
        {...columns}
        source={(state, shown) => query(listEmployees, { query: toQuery(state, shown) })}
        linkOf={(person) => paths.person(person.id)}
        renderCard={(person) => <PersonCard person={person} />}
        segments={choices}
        bulk={bulk.actions}
        nameOf={(person) => person.name}
        actions={(count) => [
          ...(can('people:export')
            ? [
                {
                  key: 'export',
                  label: t('actions.export'),
                  help: t('actions.exportHelp', { count }),
                  icon: <IconFileSpreadsheet size={16} stroke={1.75} />,
                  onClick: exportList,
                },
              ]
            : []),
          ...(can('people:import')
            ? [
                {
                  key: 'import',
                  label: t('actions.import'),
                  help: t('actions.importHelp'),
                  icon: <IconFileImport size={16} stroke={1.75} />,
                  to: paths.importPeople,
                },
              ]
            : []),
        ]}
        create={can('people:write') ? { label: t('addPerson'), to: `${paths.people}/new` } : undefined}
        first={{ when: () => nobodyExists, content: <PeopleEmpty /> }}
        emptySegment={t('list.emptySegment')}
        noMore={t('list.noMore')}
      />
      {bulk.modal}
    </>
  );
};

export const PeopleListPage = () => (
  <RequireRight permission="people:read">
    <PeopleList />
  </RequireRight>
);
