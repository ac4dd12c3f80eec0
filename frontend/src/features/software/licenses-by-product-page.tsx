import { Skeleton } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listLicensesGrouped } from '#shared/contract/software/list-licenses-grouped.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ListEmpty } from '../../list/list-empty.tsx';
import { ListHead } from '../../list/list-head.tsx';
import { listLink } from '../../list/list-link.ts';
import { PHONE } from '../../ui/tokens.ts';
import { SearchBox } from '../../list/search-box.tsx';
import { useCan } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link, Navigate } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { LicenseRows } from './license-rows.tsx';
import { ProductLogo } from './product-logo.tsx';
import { SoftwareEmpty } from './software-empty.tsx';
import { SoftwareTabs } from './software-tabs.tsx';
import { useLicensePlace } from './use-license-place.ts';
import { useLicenseSegments } from './use-license-segments.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useScreen } from '../../ui/use-screen.ts';
import { selectSign } from '../../ui/select-sign.tsx';
import { Select } from '../../ui/select.tsx';
import classes from './software.module.css';

type Group = EndpointResponse<typeof listLicensesGrouped>['data'][number];

/** The limits of this list (docs/areas/software.md#limits). */
const PER_PAGE = 10;

const ProductGroup = ({ group, segment }: { group: Group; segment: string }) => {
  const { t } = useTranslation('software');
  const { product_id: id, product_name: name, product_logo: logo, license_count: count, licenses } = group;
  const all = listLink(paths.softwareLicenses, {
    segment,
    filters: [{ column: 'name', operator: 'is', values: [id] }],
  });
  return (
    <SectionCard
      title={
        <Link to={paths.softwareProduct(id)} className={classes.groupName}>
          <ProductLogo name={name} logo={logo} />
          {name}
        </Link>
      }
      action={<span className={classes.count}>{t('licenseCount', { count })}</span>}
      flush
    >
      <LicenseRows licenses={licenses} by="person" />
      {count > licenses.length && (
        <Link to={all} className={classes.more}>
          {t('showAll', { count })}
        </Link>
      )}
    </SectionCard>
  );
};

const LicensesByProduct = () => {
  const { t } = useTranslation(['software', 'list']);
  const can = useCan();
  const { segment, page, search, show } = useLicensePlace();
  const size = useScreen(PHONE) ? 'md' : 'xs';
  const { choices, nothingYet } = useLicenseSegments();
  const answer = useQuery({
    ...query(listLicensesGrouped, {
      query: { segment_id: segment, search_term: search, page: String(page), per_page: String(PER_PAGE) },
    }),
    placeholderData: keepPreviousData,
  });
  const { data = [], count = 0 } = answer.data ?? {};
  if (answer.error?.problem.code === 'unknown_segment' && segment !== 'all')
    return <Navigate to={paths.softwareLicensesByProduct} replace />;
  return (
    <>
      <PageTitle of={t('byProduct')} />
      <ListHead
        title={t('title')}
        count={answer.data?.count}
        actions={[]}
        create={can('software:add-product') ? { label: t('addProduct'), to: paths.newSoftwareProduct } : undefined}
        onAction={() => undefined}
      />
      <SoftwareTabs />
      <search className={classes.filters}>
        <SearchBox
          isOfPage
          className={classes.search}
          size={size}
          label={t('searchLicenses')}
          search={search}
          onSearch={(words) => show({ search: words })}
        />
        <Select
          size={size}
          aria-label={t('list:segment')}
          withScrollArea={false}
          data={choices.map(({ value, label }) => ({ value, label }))}
          value={segment}
          onChange={(value) => value !== null && show({ segment: value })}
          allowDeselect={false}
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
          leftSection={<IconStack2 size={16} stroke={1.75} />}
          {...selectSign}
        />
      </search>
      <div className={classes.groups} aria-busy={answer.isFetching}>
        {answer.isPending && (
          <Reading>
            <Skeleton height={240} radius={8} />
          </Reading>
        )}
        {answer.isError && <ErrorBox problem={answer.error.problem} onRetry={() => void answer.refetch()} />}
        {answer.isSuccess && data.length === 0 && nothingYet && <SoftwareEmpty />}
        {answer.isSuccess && data.length === 0 && !nothingYet && (
          <ListEmpty
            state={{ segment, search, page, perPage: PER_PAGE, sort: null, filters: null }}
            count={count}
            change={show}
            emptySearch={t('empty.notFound')}
            emptySegment={t('empty.notFound')}
          />
        )}
        {data.map((group) => (
          <ProductGroup key={group.product_id} group={group} segment={segment} />
        ))}
        {(count > PER_PAGE || page > 1) && (
          <Pager page={page} perPage={PER_PAGE} count={count} onPage={(next) => show({ page: next })} />
        )}
      </div>
    </>
  );
};

/** The licences, grouped by product: /software/licenses/grouped. */
export const LicensesByProductPage = () => (
  <RequireRight permission="software:read">
    <LicensesByProduct />
  </RequireRight>
);
