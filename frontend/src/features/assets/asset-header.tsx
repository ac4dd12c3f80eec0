import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetOut } from '#shared/contract/assets/asset.ts';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { paths } from '../../ui/paths.ts';
import { acceptanceTone } from '../../records/acceptance-tone.ts';
import { isPlanned, PlannedBadge } from '../../history/planned.tsx';
import { Neighbours } from '../../list/neighbours.tsx';
import { Holder } from '../../records/holder.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { NoPersonChip } from '../../ui/person-chip.tsx';
import { RecordHeader } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';

type Person = { id: number; name: string; avatar: string | null };

type Props = { asset: AssetOut; owner: Person | null; actions?: ReactNode };

const State = ({ asset }: { asset: AssetOut }) => {
  const { t } = useTranslation('assets');
  if (asset.deleted === 1) return <ToneBadge dot>{t('archived')}</ToneBadge>;
  if (asset.owner_employee_id <= 0) return <ToneBadge dot>{t('inStock')}</ToneBadge>;
  const { acceptance } = asset;
  if (acceptance !== 'awaiting' && acceptance !== 'refused') return <ToneBadge dot>{t('inUse')}</ToneBadge>;
  return (
    <ToneBadge tone={acceptanceTone(acceptance)} dot>
      {t(`acceptance.${acceptance}`)}
    </ToneBadge>
  );
};

const Badges = ({ asset }: { asset: AssetOut }) => (
  <>
    <State asset={asset} />
    {isPlanned(asset) && <PlannedBadge />}
  </>
);

/** The name of an asset and the number on its label, as people tell it from others of its type. */
export const assetIdentity = ({ name, label }: AssetOut): string => `${name} ${label}`;

/** The identity and state of an asset, and the facts people look up most. */
export const AssetHeader = ({ asset, owner, actions }: Props) => {
  const { t } = useTranslation(['assets', 'ui']);
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.assets }]}
      place={<Neighbours list={listAssets} at={paths.asset(asset.id)} pathOf={({ id }) => paths.asset(id)} />}
      picture={<LetterTile name={asset.name} picture={asset.picture} size={40} />}
      title={asset.name}
      code={asset.label}
      badges={<Badges asset={asset} />}
      facts={[
        {
          key: 'owner',
          label: t('field.owner_employee_id'),
          value: (
            <Holder person={owner} nobody={<NoPersonChip label={t(asset.deleted === 1 ? 'ui:nobody' : 'nobody')} />} />
          ),
        },
        ...(asset.owner_since === null
          ? []
          : [{ key: 'since', label: t('column.owner_since'), value: asset.owner_since }]),
        { key: 'serial', label: t('field.serial_number'), value: asset.serial_number ?? <Empty /> },
      ]}
      actions={actions}
    />
  );
};
