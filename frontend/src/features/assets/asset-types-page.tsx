import { Button, Switch, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { Suggestions } from '../../records/suggestions.tsx';
import { paths } from '../../ui/paths.ts';
import { Can } from '../../ui/actor.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import table from '../../ui/settings-table.module.css';
import { AssetTypeRow } from './asset-type-row.tsx';
import classes from './asset-types.module.css';
import { useArchiveType } from './use-archive-type.ts';

const MergeTypesModal = onDemand(async () => (await import('./merge-types-modal.tsx')).MergeTypesModal);

const PER_PAGE = 50;
const DEBOUNCE_MS = 200;

type TableProps = {
  types: readonly AssetTypeOut[];
  onMerge: (type: AssetTypeOut) => void;
  /** Archives a type, or brings it back. */
  onArchive: (type: AssetTypeOut) => void;
};

const TypesTable = ({ types, onMerge, onArchive }: TableProps) => {
  const { t } = useTranslation('settings');
  return (
    <div className={table.box}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('assetTypes.name')}</th>
            <th scope="col" className={table.count}>
              {t('assetTypes.count')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('assetTypes.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <AssetTypeRow key={type.id} type={type} onMerge={() => onMerge(type)} onArchive={() => onArchive(type)} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const AssetTypes = () => {
  const { t } = useTranslation('settings');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [withArchived, setWithArchived] = useState(false);
  // The question and the row are gone when their toast is pressed, so the page makes the call.
  const setArchived = useArchiveType();
  const [merging, setMerging] = useState<AssetTypeOut>();
  const [keyword] = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const answer = useQuery({
    ...query(listAssetTypes, {
      query: { keyword, with_archived: withArchived ? '1' : '0', page: String(page), per_page: String(PER_PAGE) },
    }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Can permission="assets:write">
      <Button component={Link} to={paths.addAssetType({ back: paths.assetTypes })} leftSection={<IconPlus />}>
        {t('assetTypes.add')}
      </Button>
    </Can>
  );
  return (
    <SettingsLayout title={t('assetTypes.title')} intro={t('assetTypes.intro')} actions={add}>
      <Switch
        className={classes.archived ?? ''}
        label={t('assetTypes.withArchived')}
        checked={withArchived}
        onChange={(event) => {
          setWithArchived(event.currentTarget.checked);
          setPage(1);
        }}
      />
      <LoadedPart answer={answer}>
        {({ data, count }) => (
          <>
            {count === 0 && keyword === '' && !withArchived ? (
              <SectionCard title={t('assetTypes.emptyTitle')}>{t('assetTypes.emptyText')}</SectionCard>
            ) : (
              <TextInput
                className={classes.search ?? ''}
                aria-label={t('assetTypes.search')}
                placeholder={t('assetTypes.search')}
                leftSection={<IconSearch size={16} stroke={1.75} />}
                value={search}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                  setPage(1);
                }}
              />
            )}
            {count === 0 && keyword !== '' && <p className={classes.none}>{t('assetTypes.none')}</p>}
            {data.length > 0 && (
              <TypesTable
                types={data}
                onMerge={setMerging}
                onArchive={(type) => setArchived(type, type.archived === 1 ? 0 : 1)}
              />
            )}
            {keyword === '' && <Suggestions kind="asset_type" isFolded={count > 0} />}
            {count > PER_PAGE && <Pager page={page} perPage={PER_PAGE} count={count} onPage={setPage} />}
          </>
        )}
      </LoadedPart>
      {merging && (
        <MergeTypesModal type={merging} close={() => setMerging(undefined)} onUndo={() => setArchived(merging, 0)} />
      )}
    </SettingsLayout>
  );
};

/** The types of assets that the company hands out: /settings/assetTypes. */
export const AssetTypesPage = () => (
  <RequireRight permission="assets:read">
    <AssetTypes />
  </RequireRight>
);
