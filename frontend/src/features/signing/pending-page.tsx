import { Button } from '@mantine/core';
import { IconCircleCheck, IconPlus, IconSignature, IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPendingInternal } from '#shared/contract/signing/list-pending-internal.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { ContractsTabs } from '../../contracts/contracts-tabs.tsx';
import { Can } from '../../ui/actor.tsx';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { PendingFilters } from './pending-filters.tsx';
import { filterPending, sortPending, longestFirst, noFilter, type Pending, type PendingAnswer } from './pending.ts';
import { PendingTable } from './pending-table.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import classes from './signing.module.css';

const SignDialog = onDemand(async () => (await import('./sign-dialog.tsx')).SignDialog);
const SignManyDialog = onDemand(async () => (await import('./sign-many-dialog.tsx')).SignManyDialog);

/** The contract whose dialog is open, as the address says. */
const useOpened = (): [number | undefined, (id: number | undefined) => void] => {
  const [search, setSearch] = useSearchParams();
  const opened = Number(search.get('sign'));
  const open = (id: number | undefined): void =>
    setSearch(id === undefined ? {} : { sign: String(id) }, { replace: true });
  return [Number.isInteger(opened) && opened > 0 ? opened : undefined, open];
};

const Nothing = ({ later }: { later: number }) => {
  const { t } = useTranslation('signing');
  return (
    <CentredNotice isPart icon={IconSignature} title={t('pending.none')}>
      {later > 0 && <p>{t('pending.later', { count: later })}</p>}
    </CentredNotice>
  );
};

type RowsProps = { answer: PendingAnswer; onOpen: (id: number) => void; onMany: (ids: readonly number[]) => void };

/** The rows with filters and choice. */
const Rows = ({ answer: { data, later }, onOpen, onMany }: RowsProps) => {
  const { t } = useTranslation('signing');
  const [filter, setFilter] = useState(noFilter);
  const [sort, setSort] = useState(longestFirst);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const rows = sortPending(filterPending(data, filter), sort);
  const selected = rows.map(({ contract_id: id }) => id).filter((id) => chosen.includes(id));
  return (
    <>
      <div className={classes.tools}>
        <PendingFilters rows={data} filter={filter} onChange={setFilter} />
        {selected.length > 1 ? (
          <>
            <span role="status" className={classes.hint}>
              {t('pending.selected', { count: selected.length })}
            </span>
            <Button leftSection={<IconSignature />} onClick={() => onMany(selected)}>
              {t('pending.signMany', { count: selected.length })}
            </Button>
          </>
        ) : (
          <span className={classes.hint}>{sort === longestFirst && t('pending.hint')}</span>
        )}
      </div>
      {rows.length === 0 ? (
        <div className={classes.end}>
          <span>{t('pending.noneFound')}</span>
          <Button variant="transparent" size="compact-sm" onClick={() => setFilter(noFilter)}>
            {t('pending.clear')}
          </Button>
        </div>
      ) : (
        <PendingTable rows={rows} sort={sort} onSort={setSort} chosen={selected} onChoose={setChosen} onOpen={onOpen} />
      )}
      <p className={classes.end}>
        <IconCircleCheck size={16} stroke={1.75} />
        {later > 0 ? t('pending.allLater', { count: later }) : t('pending.all')}
      </p>
    </>
  );
};

const PendingList = ({ answer }: { answer: PendingAnswer }) => {
  const [opened, open] = useOpened();
  const [many, setMany] = useState<readonly Pending[]>([]);
  const { data } = answer;
  return (
    <>
      {data.length === 0 ? (
        <Nothing later={answer.later} />
      ) : (
        <Rows
          answer={answer}
          onOpen={open}
          onMany={(ids) => setMany(data.filter(({ contract_id: id }) => ids.includes(id)))}
        />
      )}
      {opened !== undefined && <SignDialog key={opened} id={opened} answer={answer} open={open} />}
      {many.length > 0 && <SignManyDialog start={many} kept={answer.kept_signature} close={() => setMany([])} />}
    </>
  );
};

const PendingSignatures = () => {
  const { t } = useTranslation(['signing', 'contracts', 'templates']);
  const answer = useQuery(query(listPendingInternal, {}));
  return (
    <div className={classes.page}>
      <PageTitle of={t('pending.list')} />
      <header className={classes.head}>
        <h1>{t('pending.title')}</h1>
        <Can permission="contracts:write">
          <Button
            component={Link}
            to={paths.contractsForMany()}
            variant="default"
            className={classes.many ?? ''}
            leftSection={<IconUsersPlus />}
          >
            {t('contracts:actions.many')}
          </Button>
          <Button component={Link} to={paths.newContract()} leftSection={<IconPlus />}>
            {t('contracts:add')}
          </Button>
        </Can>
      </header>
      <ContractsTabs />
      <LoadedPart answer={answer}>{(data) => <PendingList answer={data} />}</LoadedPart>
    </div>
  );
};

/** The contracts that wait for the user's own signature: /contracts/pending. */
export const PendingPage = () => (
  <RequireRight permission="contracts:sign">
    <PendingSignatures />
  </RequireRight>
);
