import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MappingOut } from '#shared/contract/integrations/integration.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { useActor } from '../../../ui/actor.tsx';
import lines from '../../../ui/lines.module.css';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useLocation, useNavigate } from '../../../ui/router.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { useIntegration, type IntegrationDetails } from '../use-integration.ts';
import { MissingBanner, UnreadBanner } from './mapping-banners.tsx';
import { MappingTable } from './mapping-table.tsx';
import { MappingTools } from './mapping-tools.tsx';
import classes from './mapping.module.css';
import { countTypes, groupsOf, typeRowsOf, toUsedTypes, type MappingFilter, type UsedTypes } from './type-rows.ts';
import { useMappingPlace } from './use-mapping-place.ts';
import { useChooseCode, useCodes, useMapping, useUsedTypes } from './use-mapping.ts';
import { PageTitle } from '../../../ui/page-title.tsx';

type Props = {
  details: IntegrationDetails;
  mapping: readonly MappingOut[];
  codes: ReturnType<typeof useCodes>;
  used: UsedTypes | undefined;
};

type HeadProps = {
  id: number;
  name: string;
  count: number;
  /** The page of the push that the mapping is completed for; null without one. */
  push: string | null;
  /** The actions. */
  children: ReactNode;
};

const MappingHead = ({ id, name, count, push, children }: HeadProps) => {
  const { t } = useTranslation(['integrations', 'settings']);
  const crumbs =
    push === null
      ? [
          { label: t('settings:title'), to: paths.settings },
          { label: t('title'), to: paths.integrations },
          { label: name, to: paths.integration(id) },
        ]
      : [
          { label: t('mapping.daysOff'), to: paths.calendar },
          { label: t('mapping.pushTo', { name }), to: push },
        ];
  return (
    <header className={classes.head}>
      <div>
        <Crumbs crumbs={crumbs} />
        <h1>
          {t('mapping.title')} <span className={classes.count}>{t('mapping.count', { count })}</span>
        </h1>
      </div>
      <div className={classes.actions}>{children}</div>
    </header>
  );
};

type Place = ReturnType<typeof useMappingPlace>;

/** The rows that are looked for, and what a push still waits for. */
const useRows = (mapping: Props['mapping'], needed: Place['needed'], used: Props['used']) => {
  const [filter, setFilter] = useState<MappingFilter>('all');
  const [search, setSearch] = useState('');
  const rows = typeRowsOf(mapping);
  const counts = countTypes(rows);
  // A push waits for the types that its days need; the others can follow.
  const waited =
    needed.size === 0 ? counts.missing : countTypes(rows.filter(({ id: type }) => needed.has(type))).missing;
  const groups = groupsOf(rows, { filter, search, needed, used });
  return { filter, setFilter, search, setSearch, rows, counts, waited, groups };
};

const Mapping = ({ details: { id, name, product }, mapping, codes, used }: Props) => {
  const hasCodes = product.kind === 'http';
  const { t } = useTranslation('integrations');
  const navigate = useNavigate();
  // What the page that waits for the codes wants to know once it is there again.
  const { state } = useLocation();
  const { push, monthName: nameOfMonth, needed } = useMappingPlace(id);
  const { filter, setFilter, search, setSearch, rows, counts, waited, groups } = useRows(mapping, needed, used);
  const onChoose = useChooseCode(id);
  const page = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const read = codes.answer.data;
  useEffect(() => {
    page.current?.querySelector<HTMLInputElement>('input[data-missing]')?.focus();
  }, []);
  const isOff = push !== null && waited > 0;
  return (
    <div ref={page} className={classes.page}>
      <PageTitle of={t('mapping.title')} />
      <MappingHead id={id} name={name} count={rows.length} push={push}>
        {hasCodes && (
          <Button variant="default" leftSection={<IconRefresh />} loading={codes.isReading} onClick={codes.readAgain}>
            {t('mapping.readAgain')}
          </Button>
        )}
        <Button
          ref={done}
          disabled={isOff}
          {...(isOff && { title: t('mapping.doneOff', { count: waited }) })}
          onClick={() => void navigate(push ?? paths.integration(id), { state })}
        >
          {t(push === null ? 'mapping.done' : 'mapping.donePush')}
        </Button>
      </MappingHead>
      {hasCodes && (read?.fresh === false || codes.answer.isError) && (
        <UnreadBanner
          name={name}
          readAt={read?.read_at ?? null}
          isReading={codes.isReading}
          onRetry={codes.readAgain}
        />
      )}
      {(push === null ? counts.missing : waited) > 0 && (
        <MissingBanner count={push === null ? counts.missing : waited} isForPush={push !== null} month={nameOfMonth} />
      )}
      <MappingTools
        filter={filter}
        search={search}
        counts={counts}
        onFilter={setFilter}
        onSearch={setSearch}
        note={
          read?.fresh === true && read.read_at !== null
            ? t('mapping.read', { name, when: belgianMoment(read.read_at), count: read.data.length })
            : undefined
        }
      />
      {groups.missing.length + groups.mapped.length === 0 ? (
        <div className={lines.empty}>
          <p>{t(rows.length === 0 ? 'mapping.emptyTitle' : 'mapping.none')}</p>
          {rows.length === 0 && <span>{t('mapping.emptyText')}</span>}
        </div>
      ) : (
        <MappingTable
          groups={groups}
          codes={hasCodes ? (read?.data ?? []) : null}
          used={used}
          onChoose={onChoose}
          onAllMapped={() => done.current?.focus()}
        />
      )}
    </div>
  );
};

const MappingOf = ({ details }: { details: IntegrationDetails }) => {
  const { today } = useActor();
  const codes = useCodes(details.id, details.name);
  // The rows stand in the order of their use, and the first one gets the focus.
  const used = useUsedTypes(details.id, useMappingPlace(details.id).month);
  const mapping = useMapping(details.id, !codes.answer.isPending && !used.isPending);
  return (
    <Loaded answer={mapping}>
      {({ data }) => (
        <Mapping
          key={details.id}
          details={details}
          mapping={data}
          codes={codes}
          used={used.data && toUsedTypes(used.data, today)}
        />
      )}
    </Loaded>
  );
};

const MappingRoute = () => (
  <Loaded answer={useIntegration()}>{({ details }) => <MappingOf details={details} />}</Loaded>
);

/** The payroll codes of the types of days off: /integrations/{id}/mapping. */
export const MappingPage = () => (
  <RequireRight permission="payroll:push">
    <SettingsFrame>
      <MappingRoute />
    </SettingsFrame>
  </RequireRight>
);
