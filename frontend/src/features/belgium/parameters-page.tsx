import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parameterGroups } from '#shared/belgium/parameter-codes.ts';
import { getParameters } from '#shared/contract/fleet/get-parameters.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { Loaded } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { SelectField } from '../../form/select-field.tsx';
import { useCan } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { NextYear } from './next-year.tsx';
import { ParameterTable } from './parameter-table.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import classes from './parameters.module.css';

const AddYearModal = onDemand(async () => (await import('./add-year-modal.tsx')).AddYearModal);

type Answer = EndpointResponse<typeof getParameters>;

const groups = keysOf(parameterGroups);

/** The years that the product knows, and what somebody may add. */
const Years = ({
  data,
  version,
  years,
  choose,
}: Pick<Answer, 'data' | 'version' | 'years'> & { choose: (year: string) => void }) => {
  const { t } = useTranslation('belgium');
  const can = useCan();
  const [isAdding, setAdding] = useState(false);
  const { year, added, missing } = data;
  const mayAdd = can('settings:manage') && (added === 1 || missing.length > 0);
  return (
    <div className={classes.years}>
      <SelectField
        label={t('parameters.year')}
        value={String(year)}
        onChange={choose}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
      />
      {mayAdd && (
        <Button variant={added === 1 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
          {t(added === 1 ? 'parameters.edit' : 'parameters.add', { year: String(year) })}
        </Button>
      )}
      {isAdding && <AddYearModal stored={{ ...data, version }} close={() => setAdding(false)} />}
    </div>
  );
};

const Parameters = ({ answer, choose }: { answer: Answer; choose: (year: string) => void }) => {
  const { t } = useTranslation('belgium');
  const { data, version, next, years } = answer;
  const { year } = data;
  return (
    <>
      <Years data={data} version={version} years={years} choose={choose} />
      {data.missing.length > 0 && (
        <Banner tone="amber">
          {t('parameters.unknown', { year: String(year) })}. {t('parameters.unknownText', { year: String(year) })}
        </Banner>
      )}
      {data.added === 1 && <Banner tone="accent">{t('parameters.addedNotice', { year: String(year) })}</Banner>}
      {years.includes(next.year) && <NextYear next={next} />}
      {groups.map((group) => (
        <SectionCard key={group} title={t(`parameters.group.${group}`)} flush>
          <ParameterTable group={group} data={data} />
        </SectionCard>
      ))}
    </>
  );
};

const Page = () => {
  const { t } = useTranslation('belgium');
  const [search, setSearch] = useSearchParams();
  const year = search.get('year');
  const asked = year !== null && /^\d{4}$/.test(year) ? { year } : {};
  const answer = useQuery({ ...query(getParameters, { query: asked }), placeholderData: keepPreviousData });
  return (
    <SettingsLayout title={t('parameters.title')} intro={t('parameters.intro')}>
      <Loaded answer={answer}>
        {(loaded) => <Parameters answer={loaded} choose={(chosen) => setSearch({ year: chosen })} />}
      </Loaded>
    </SettingsLayout>
  );
};

/** The figures behind the estimates, by year: /settings/parameters. */
export const ParametersPage = () => (
  <RequireRight permission="fleet:read">
    <Page />
  </RequireRight>
);
