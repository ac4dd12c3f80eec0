import { useTranslation } from 'react-i18next';
import { assetTag } from '#shared/assets/asset-tag.ts';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { RowBadge } from '../../history/planned.tsx';
import { planBrief } from '../../history/plan-brief.ts';
import { RowCard } from '../../list/row-parts.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { Money } from '../../ui/money.tsx';

/** An asset at phone width: its type, its owner, its price and its serial number. */
export const AssetCard = ({ asset }: { asset: AssetRowOut }) => {
  const { t } = useTranslation(['assets', 'records', 'ui']);
  const owner = asset.owner_employee_name ?? t(asset.deleted === 1 ? 'ui:nobody' : 'inStock');
  return (
    <RowCard
      face={<LetterTile name={asset.name} picture={asset.picture} size={36} />}
      name={
        <>
          <strong>{asset.name}</strong> {assetTag(asset.id)} <RowBadge row={asset} archived={t('archived')} />
        </>
      }
      line={asset.planned ? `${owner} · ${planBrief(asset.planned, t)}` : owner}
      side={asset.price !== null && <Money value={asset.price} />}
      small={asset.serial_number}
    />
  );
};
