import { IconFileSpreadsheet, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { exportBalances } from '#shared/contract/trainings/export-balances.ts';
import { listBalances } from '#shared/contract/trainings/list-balances.ts';
import { balanceColumns, type BalanceRow } from '#shared/trainings/balance.columns.ts';
import { query } from '../../../api/query.ts';
import { useExport } from '../../../api/use-export.ts';
import { listColumns } from '../../../list/list-column.ts';
import { listLink } from '../../../list/list-link.ts';
import { ListPage } from '../../../list/list-page.tsx';
import { toQuery, type ListState } from '../../../list/list-state.ts';
import { PersonCell, RowCard } from '../../../list/row-parts.tsx';
import { useRecordSegments } from '../../../records/use-record-segments.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { TrainingsTabs } from '../trainings-tabs.tsx';
import { formatDays } from './shown-days.ts';
import { PageTitle } from '../../../ui/page-title.tsx';

type Row = EndpointResponse<typeof listBalances>['data'][number];

/** The list keeps the year where other lists keep the kind of their rows; absent is this year. */
const queryOf = ({ kind: year = '', ...state }: ListState) => ({
  ...toQuery(state),
  ...(/^20\d\d$/.test(year) && { year }),
});

const useColumns = () => {
  const { t } = useTranslation('trainings');
  return useMemo(
    () =>
      listColumns<BalanceRow, Row>(
        balanceColumns,
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, row) => {
          if (key === 'name') return <PersonCell name={row.person_name} picture={row.avatar} nobody={<Empty />} />;
          if (key === 'reason') return row.reason === null ? <Empty /> : t(`reason.${row.reason}`);
          const value = { ...row, team: row.person_team_names }[key];
          if (typeof value === 'number') return formatDays(value);
          return value || <Empty />;
        },
      ),
    [t],
  );
};

/** The year before, this year and the next. */
const useYears = () => {
  const { t } = useTranslation('trainings');
  const year = Number(useActor().today.slice(-4));
  return () => ({
    label: t('people.balance.year'),
    options: [
      { value: String(year - 1), label: String(year - 1), count: undefined },
      { label: String(year), count: undefined },
      { value: String(year + 1), label: String(year + 1), count: undefined },
    ],
  });
};

/** The file for the works council, of the people and the year that are shown, and these people in their own list. */
const useBalanceActions = () => {
  const { t } = useTranslation('trainings');
  const can = useCan();
  const navigate = useNavigate();
  const { start } = useExport(exportBalances, paths.run);
  return () => [
    {
      key: 'people',
      label: t('people.balance.inPeople'),
      help: t('people.balance.inPeopleHelp'),
      icon: <IconUsers />,
      onClick: ({ segment }: ListState) => void navigate(listLink(paths.people, { segment })),
    },
    ...(can('trainings:export')
      ? [
          {
            key: 'export',
            label: t('people.balance.export'),
            help: t('people.balance.exportHelp'),
            icon: <IconFileSpreadsheet />,
            onClick: (state: ListState, columns: readonly string[]) =>
              start({ query: { ...queryOf(state), columns: columns.join(',') } }),
          },
        ]
      : []),
  ];
};

const BalancesList = () => {
  const { t } = useTranslation('trainings');
  const { choices } = useRecordSegments('employee', 'people', ['all', 'inactive'], (segment) =>
    query(listBalances, { query: { per_page: 1, segment_id: segment } }),
  );
  return (
    <>
      <PageTitle of={t('people.balance.title')} />
      <ListPage
        name="balances"
        title={t('people.balance.title')}
        tabs={<TrainingsTabs />}
        searchPlaceholder={t('people.balance.search')}
        columns={useColumns()}
        kinds={useYears()}
        source={(state) => query(listBalances, { query: queryOf(state) })}
        linkOf={({ id }) => paths.trainingsOfPerson(id)}
        renderCard={(row) => (
          <RowCard
            face={<Avatar name={row.person_name} picture={row.avatar} size={36} />}
            name={<strong>{row.person_name}</strong>}
            line={row.person_team_names ?? ''}
            side={
              row.reason === null
                ? t('people.balance.leftOf', { left: formatDays(row.left) })
                : t(`reason.${row.reason}`)
            }
          />
        )}
        segments={choices.filter(({ area = 'trainings' }) => area === 'trainings')}
        actions={useBalanceActions()}
        first={{ when: () => false, content: null }}
        emptySegment={t('people.balance.empty')}
        noMore={t('people.balance.noMore')}
      />
    </>
  );
};

/** The training right of everybody: /trainings/right. */
export const BalancesPage = () => (
  <RequireRight permission="trainings:read">
    <RequireRight permission="people:read">
      <BalancesList />
    </RequireRight>
  </RequireRight>
);
