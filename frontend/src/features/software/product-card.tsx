import { useTranslation } from 'react-i18next';
import type { ProductRowOut } from '#shared/contract/software/product.ts';
import { Money } from '../../ui/money.tsx';
import { ProductLogo } from './product-logo.tsx';
import classes from './software.module.css';

/** A product at phone width: what it is, how many have it, what it costs. */
export const ProductCard = ({ product }: { product: ProductRowOut }) => {
  const { t } = useTranslation('software');
  const { name, logo, seats, active_count: active, cost_monthly: cost } = product;
  return (
    <span className={classes.card}>
      <ProductLogo name={name} logo={logo} size={36} />
      <span className={classes.cardMain}>
        <strong className={classes.cardName}>{name}</strong>
        <span>{seats === null ? t('inUse', { count: active }) : t('inUseOf', { active, count: seats })}</span>
      </span>
      {cost !== null && (
        <span className={classes.cardSide}>
          <Money value={cost} />
          <span className={classes.small}>{t('perMonth')}</span>
        </span>
      )}
    </span>
  );
};
