import { useTranslation } from 'react-i18next';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { Money } from '../../ui/money.tsx';
import classes from './assets.module.css';

/** An asset at phone width: what it is, who has it, price and serial number. */
export const AssetCard = ({ asset }: { asset: AssetRowOut }) => {
  const { t } = useTranslation('assets');
  return (
    <span className={classes.card}>
      <LetterTile name={asset.name} picture={asset.picture} size={36} />
      <span className={classes.cardMain}>
        <strong className={classes.cardName}>{asset.name}</strong>
        <span className={classes.cut}>{asset.owner_employee_name ?? t('inStock')}</span>
      </span>
      <span className={classes.cardSide}>
        {asset.price !== null && <Money value={asset.price} />}
        {asset.serial_number !== null && <span className={classes.serial}>{asset.serial_number}</span>}
      </span>
    </span>
  );
};
