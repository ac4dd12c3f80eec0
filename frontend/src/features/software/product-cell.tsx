import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ProductRowOut } from '#shared/contract/software/product.ts';
import { RENEWAL_DAYS } from '#shared/software/product.rules.ts';
import { DueDate } from '../../ui/due-date.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Money } from '../../ui/money.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { ProductName } from './product-name.tsx';
import { SeatsInUse } from './seats-in-use.tsx';

const money = new Set(['seat_cost', 'left_cost', 'unused_cost', 'cost_monthly', 'cost_yearly']);

/** One cell of the list of products. */
export const productCell = (key: string, product: ProductRowOut, t: TFunction): ReactNode => {
  if (key === 'name') return <ProductName name={product.name} logo={product.logo} />;
  if (key === 'url') return product.domain;
  if (key === 'seats_free') return <SeatsInUse product={product} />;
  if (key === 'renewal_date' && product.renewal_date !== null)
    return <DueDate day={product.renewal_date} soon={RENEWAL_DAYS} />;
  const value = product[key as keyof ProductRowOut];
  if (value === null || value === undefined || value === '') return <Empty />;
  if (money.has(key)) return <Money value={Number(value)} />;
  if (key === 'cost_period') return t(`cost_period.${String(value)}`);
  return <span className="tabular">{typeof value === 'number' ? wholeNumber(value) : String(value)}</span>;
};
