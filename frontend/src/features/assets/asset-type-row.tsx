import { ActionIcon } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowMerge, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { listLink } from '../../list/list-link.ts';
import { Can } from '../../ui/actor.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import table from '../../ui/settings-table.module.css';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './asset-types.module.css';

type Props = { type: AssetTypeOut; onMerge: () => void; onArchive: () => void };

/** One asset type: its name and picture, how many assets have it, and what can be done with it. */
export const AssetTypeRow = ({ type, onMerge, onArchive }: Props) => {
  const { t } = useTranslation('settings');
  const { id, name, picture, asset_count: count, archived, merged_into: into } = type;
  const assets = listLink(paths.assets, { filters: [{ column: 'name', operator: 'is', values: [id] }] });
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          <LetterTile name={name} picture={picture} size={36} />
          {name}
          {archived === 1 && (
            <ToneBadge>{into ? t('assetTypes.mergedInto', { name: into.name }) : t('assetTypes.isArchived')}</ToneBadge>
          )}
        </span>
      </th>
      <td className={table.count}>
        <Link to={assets} aria-label={t('assetTypes.show', { name, count })}>
          {count}
        </Link>
      </td>
      <td className={table.actions}>
        <Can permission="asset-types:edit">
          <ActionIcon component={Link} to={paths.assetType(id)} aria-label={t('assetTypes.edit', { name })}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
          {!into && (
            <ActionIcon aria-label={t('assetTypes.merge', { name })} onClick={onMerge}>
              <IconArrowMerge size={16} stroke={1.75} />
            </ActionIcon>
          )}
          <ActionIcon
            aria-label={t(archived === 1 ? 'assetTypes.restore' : 'assetTypes.archive', { name })}
            onClick={onArchive}
          >
            {archived === 1 ? <IconArchiveOff size={16} stroke={1.75} /> : <IconArchive size={16} stroke={1.75} />}
          </ActionIcon>
        </Can>
      </td>
    </tr>
  );
};
