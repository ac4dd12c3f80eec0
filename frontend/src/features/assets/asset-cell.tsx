import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { Empty } from '../../ui/empty.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { Money } from '../../ui/money.tsx';
import { NoPersonChip, PersonChip } from '../../ui/person-chip.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './assets.module.css';

/** Who has it; nobody is "in stock". */
const owner = (asset: AssetRowOut, t: TFunction): ReactNode => (
  <span className={classes.person}>
    {asset.owner_employee_name === null ? (
      <NoPersonChip label={t('inStock')} />
    ) : (
      <PersonChip name={asset.owner_employee_name} picture={asset.owner_employee_avatar} />
    )}
  </span>
);

/** How a value of the list looks. */
export const assetCell = (key: string, asset: AssetRowOut, t: TFunction): ReactNode => {
  if (key === 'name')
    return (
      <span className={classes.name}>
        <LetterTile name={asset.name} picture={asset.picture} />
        <strong className={classes.nameText}>{asset.name}</strong>
      </span>
    );
  if (key === 'owner_employee_name') return owner(asset, t);
  const value = asset[key as keyof AssetRowOut];
  if (value === null || value === undefined || value === '') return <Empty />;
  if (key === 'price') return <Money value={Number(value)} />;
  if (key === 'acceptance')
    return <ToneBadge tone={value === 'accepted' ? 'green' : 'amber'}>{t(`acceptance.${String(value)}`)}</ToneBadge>;
  return <span className={key === 'vendor' ? undefined : 'tabular'}>{String(value)}</span>;
};
