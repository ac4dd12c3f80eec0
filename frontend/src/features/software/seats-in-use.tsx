import { useTranslation } from 'react-i18next';
import type { ProductRowOut } from '#shared/contract/software/product.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import classes from './software.module.css';

/** How many seats of a product are in use, as a bar; more licences than seats are also said in words. */
export const SeatsInUse = ({ product }: { product: ProductRowOut }) => {
  const { t } = useTranslation('software');
  const { seats, seats_free: free, active_count: active } = product;
  if (seats === null || free === null) return <span className="tabular">{wholeNumber(active)}</span>;
  const share = seats === 0 ? Number(active > 0) : Math.min(1, active / seats);
  return (
    <span className={classes.meter} title={t('inUseOf', { active: wholeNumber(active), count: seats })}>
      <span className={classes.track} aria-hidden="true">
        <span data-over={free < 0 || undefined} style={{ width: `${share * 100}%` }} />
      </span>
      <span className="tabular">
        {wholeNumber(active)} / {wholeNumber(seats)}
      </span>
      {free < 0 && <ToneBadge tone="red">{t('seatsOver', { count: -free })}</ToneBadge>}
    </span>
  );
};
