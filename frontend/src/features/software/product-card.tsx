import { useTranslation } from 'react-i18next';
import type { ProductRowOut } from '#shared/contract/software/product.ts';
import { RowCard } from '../../list/row-parts.tsx';
import { Money } from '../../ui/money.tsx';
import { ProductLogo } from './product-logo.tsx';

/** A product at phone width: its name, its licences, and its cost. */
export const ProductCard = ({ product }: { product: ProductRowOut }) => {
  const { t } = useTranslation('software');
  const { name, logo, seats, seats_free: free, active_count: active, cost_monthly: cost } = product;
  const inUse = seats === null ? t('inUse', { count: active }) : t('inUseOf', { active, count: seats });
  return (
    <RowCard
      face={<ProductLogo name={name} logo={logo} size={36} />}
      name={<strong>{name}</strong>}
      line={free !== null && free < 0 ? `${inUse} · ${t('seatsOver', { count: -free })}` : inUse}
      {...(cost !== null && { side: <Money value={cost} />, small: t('perMonth') })}
    />
  );
};
