import { Button } from '@mantine/core';
import { IconPrinter, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { getFinderContact } from '#shared/contract/session/get-finder-contact.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { AssetLabel } from './asset-label.tsx';
import { labelIds, LABELS_MAX } from './label-ids.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './labels.module.css';

/** At most this many values are in one condition. */
const VALUES_MAX = 50;

/** A filter for these assets, split into conditions of at most `VALUES_MAX` values. */
const filterOf = (ids: readonly number[]): string =>
  JSON.stringify({
    match: 'any',
    conditions: Array.from({ length: Math.ceil(ids.length / VALUES_MAX) }, (_, at) => ({
      column: 'id',
      operator: 'any_of',
      values: ids.slice(at * VALUES_MAX, (at + 1) * VALUES_MAX),
    })),
  });

/** What somebody without an account sees who finds a thing and scans its label. */
const ForFinders = () => {
  const { t } = useTranslation('assets');
  const can = useCan();
  const { data } = useQuery(query(getFinderContact, {}));
  const shown = [data?.finder_email, data?.finder_phone].filter(Boolean).join(', ');
  if (shown !== '') return <p>{t('labels.finders', { contact: shown })}</p>;
  if (!data || !can('settings:manage')) return null;
  return (
    <p>
      <Link to={paths.company}>{t('labels.addFinders')}</Link>
    </p>
  );
};

const Sheet = ({ assets }: { assets: readonly AssetRowOut[] }) => {
  const { t } = useTranslation('assets');
  return (
    <div className={classes.page}>
      <PageTitle of={t('labels.title')} />
      <header className={classes.head}>
        <div>
          <Link to={paths.assets} className={classes.crumb}>
            {t('title')}
          </Link>
          <h1>{t('labels.title')}</h1>
          <p>{t('labels.text', { count: assets.length })}</p>
          <ForFinders />
        </div>
        <Button leftSection={<IconPrinter />} onClick={() => globalThis.print()}>
          {t('labels.print')}
        </Button>
      </header>
      <ul className={classes.sheet} aria-label={t('labels.title')}>
        {assets.map((asset) => (
          <AssetLabel key={asset.id} asset={asset} />
        ))}
      </ul>
    </div>
  );
};

const LabelsLoader = ({ ids }: { ids: readonly number[] }) => {
  const { t } = useTranslation('assets');
  const answer = useQuery(
    query(listAssets, { query: { per_page: LABELS_MAX, segment_id: 'all', filters: filterOf(ids) } }),
  );
  return (
    <Loaded answer={answer}>
      {({ data }) => {
        const assets = ids.flatMap((id) => data.find((asset) => asset.id === id) ?? []);
        return assets.length === 0 ? (
          <CentredNotice icon={IconTags} title={t('labels.noneTitle')}>
            <p>{t('labels.noneText')}</p>
          </CentredNotice>
        ) : (
          <Sheet assets={assets} />
        );
      }}
    </Loaded>
  );
};

const Labels = () => {
  const { t } = useTranslation('assets');
  const [params] = useSearchParams();
  const ids = labelIds(params.get('ids'));
  if (ids.length > 0) return <LabelsLoader ids={ids} />;
  return (
    <CentredNotice icon={IconTags} title={t('labels.noneTitle')}>
      <p>{t('labels.noneText')}</p>
    </CentredNotice>
  );
};

/** A sheet of QR labels to print; archived assets have none. */
export const LabelsPage = () => (
  <RequireRight permission="assets:read">
    <Labels />
  </RequireRight>
);
