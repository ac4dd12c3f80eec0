import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportBalances } from '#shared/contract/days-off/export-balances.ts';
import { listBalances } from '#shared/contract/days-off/list-balances.ts';
import { listTypes } from '#shared/contract/days-off/list-types.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { personBalanceColumns, type PersonBalanceRow } from '#shared/days-off/balance.columns.ts';
import { query } from '../../../api/query.ts';
import { useExport } from '../../../api/use-export.ts';
import { listColumns } from '../../../list/list-column.ts';
import { ListPage } from '../../../list/list-page.tsx';
import { toQuery, type ListState } from '../../../list/list-state.ts';
import { PersonCell, RowCard } from '../../../list/row-parts.tsx';
import { useRecordSegments } from '../../../records/use-record-segments.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { amountFigure, useAmountWords } from '../parts/amount-words.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './balances.module.css';
import { labelValue } from '../../../ui/label-value.ts';

type Row = EndpointResponse<typeof listBalances>['data'][number];

const YEAR = /^20\d\d$/;
/** The kind of rows that leaves people whose balance is negative or lapses soon. */
const PROBLEMS = 'problems';

/** The list keeps the year, or what to look at, where other lists keep the kind of their rows; absent is this year. */
const queryOf = ({ kind = '', ...state }: ListState) => ({
  ...toQuery(state),
  ...(YEAR.test(kind) && { year: kind }),
  ...(kind === PROBLEMS && { problems: '1' as const }),
});

/** Type and amount of a column: `type_3_left`. */
const amountOf = (row: Row, key: string): { minutes: number; balance: Row['balances'][number] } | undefined => {
  const [, id, amount = ''] = /^type_(\d+)_(\w+)$/.exec(key) ?? [];
  const balance = row.balances.find(({ type_id: typeId }) => typeId === Number(id));
  const minutes: unknown = balance && Reflect.get(balance, amount);
  return balance && typeof minutes === 'number' ? { minutes, balance } : undefined;
};

const useColumns = () => {
  const { t } = useTranslation('days-off');
  const words = useAmountWords();
  const types = useQuery(query(listTypes, {})).data?.data;
  return useMemo(() => {
    const counted = (types ?? []).filter(
      ({ has_balance: has, kind, active }) => has === 1 && kind === 'leave' && active === 1,
    );
    return listColumns<PersonBalanceRow, Row>(
      personBalanceColumns(counted, {
        amount: (name) => t(`balanceColumn.amount.${name}`),
        unit: (unit) => t(`balanceColumn.unit.${unit}`),
      }),
      { label: (key) => t(key), option: (_, value) => value },
      (key, row) => {
        if (key === 'name') return <PersonCell name={row.person_name} picture={row.avatar} nobody={<Empty />} />;
        const amount = amountOf(row, key);
        if (amount) {
          const shown = { ...amount.balance, minutes: amount.minutes };
          // The heading names the unit; who has no working hours has hours in a column of days.
          return shown.unit === 'days' && shown.day_minutes === 0 ? words(shown) : amountFigure(shown);
        }
        return { team: row.person_team_names, employee_number: row.employee_number }[key] || <Empty />;
      },
    );
  }, [t, types, words]);
};

/** This year, the year before and the next, and the balances to look at. */
const useKinds = () => {
  const { t } = useTranslation('days-off');
  const year = Number(useActor().today.slice(-4));
  return () => ({
    label: t('balances.year'),
    options: [
      { value: String(year - 1), label: String(year - 1), count: undefined },
      { label: String(year), count: undefined },
      { value: String(year + 1), label: String(year + 1), count: undefined },
      { value: PROBLEMS, label: t('balances.problems'), count: undefined },
    ],
  });
};

const useActions = () => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const { start } = useExport(exportBalances, paths.run);
  return () =>
    can('days:export')
      ? [
          {
            key: 'export',
            label: t('balances.export'),
            help: t('balances.exportHelp'),
            icon: <IconFileSpreadsheet />,
            onClick: (state: ListState, columns: readonly string[]) => {
              const { kind = '', ...shown } = state;
              const year = YEAR.test(kind) ? { year: kind } : {};
              return start({ query: { ...toQuery(shown), ...year, columns: columns.join(',') } });
            },
          },
        ]
      : [];
};

const BalancesList = () => {
  const { t } = useTranslation('days-off');
  const words = useAmountWords();
  const { choices } = useRecordSegments('employee', 'people', ['all', 'inactive'], (segment) =>
    query(listBalances, { query: { per_page: 1, segment_id: segment } }),
  );
  return (
    <>
      <PageTitle of={t('balances.title')} />
      <ListPage
        name="days-off-balances"
        title={t('balances.title')}
        searchPlaceholder={t('balances.search')}
        columns={useColumns()}
        kinds={useKinds()}
        source={(state) => query(listBalances, { query: queryOf(state) })}
        linkOf={({ id }) => paths.daysOffOfPerson(id)}
        renderCard={(row) => (
          <RowCard
            face={<Avatar name={row.person_name} picture={row.avatar} size={36} />}
            name={<strong>{row.person_name}</strong>}
            line={
              <span className={classes.left}>
                {row.balances.map((one) => labelValue(one.type_name, words({ ...one, minutes: one.left }))).join(', ')}
              </span>
            }
          />
        )}
        segments={choices.filter(({ area }) => area === undefined)}
        actions={useActions()}
        first={{ when: () => false, content: null }}
        emptySegment={t('balances.empty')}
        noMore={t('balances.noMore')}
      />
    </>
  );
};

/** The balances of everybody: /calendar/balances. */
export const BalancesPage = () => (
  <RequireRight permission="days:read">
    <BalancesList />
  </RequireRight>
);
