import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { assetTag } from '#shared/assets/asset-tag.ts';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { PlannedCell, RowBadge } from '../../history/planned.tsx';
import { NameCell, PersonCell } from '../../list/row-parts.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { acceptanceTone } from '../../records/acceptance-tone.ts';
import { Money } from '../../ui/money.tsx';
import { NoPersonChip } from '../../ui/person-chip.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';

/** One cell of the list of assets. */
export const assetCell = (key: string, asset: AssetRowOut, t: TFunction): ReactNode => {
  if (key === 'name')
    return (
      <NameCell
        face={<LetterTile name={asset.name} picture={asset.picture} />}
        badge={<RowBadge row={asset} archived={t('archived')} />}
      >
        <strong>{asset.name}</strong> {assetTag(asset.id)}
      </NameCell>
    );
  if (key === 'owner_employee_name')
    return (
      <PersonCell
        name={asset.owner_employee_name}
        picture={asset.owner_employee_avatar}
        nobody={<NoPersonChip label={t(asset.deleted === 1 ? 'ui:nobody' : 'inStock')} />}
      />
    );
  if (key === 'planned_from') return <PlannedCell planned={asset.planned} />;
  if (key === 'next_holder') return asset.planned?.name || <Empty />;
  const value = asset[key as keyof AssetRowOut];
  if (value === null || value === undefined || value === '') return <Empty />;
  if (key === 'price') return <Money value={Number(value)} />;
  if (key === 'policy_state' || key === 'policy_outdated') return t(`${key}.${String(value)}`);
  if (key === 'acceptance')
    return <ToneBadge tone={acceptanceTone(String(value))}>{t(`acceptance.${String(value)}`)}</ToneBadge>;
  return <span className={key === 'vendor' ? undefined : 'tabular'}>{String(value)}</span>;
};
