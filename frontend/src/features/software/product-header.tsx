import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductOut } from '#shared/contract/software/product.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { RENEWAL_DAYS } from '#shared/software/product.rules.ts';
import { daysBetween, fromDmy } from '#shared/values/dates.ts';
import { paths } from '../../ui/paths.ts';
import { format } from '../../ui/format.ts';
import { Money } from '../../ui/money.tsx';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useToday } from '../../ui/use-today.ts';
import { Neighbours } from '../../list/neighbours.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { ProductLogo } from './product-logo.tsx';

/** The day of the renewal, and how many days are left until then or have passed since, in the words of the list. */
const Renewal = ({ day }: { day: string }) => {
  const left = daysBetween(useToday(), fromDmy(day));
  return (
    <>
      {day}{' '}
      <ToneBadge tone={left < 0 ? 'red' : left <= RENEWAL_DAYS ? 'amber' : 'gray'}>
        {format().relativeDay(left)}
      </ToneBadge>
    </>
  );
};

/** The name and state of a product, and the figures people look up most; its seats have a card of their own. */
export const ProductHeader = ({ product, actions }: { product: ProductOut; actions?: ReactNode }) => {
  const { t } = useTranslation('software');
  const { seats, active_count: active, cost_monthly: monthly, cost_yearly: yearly, renewal_date: renewal } = product;
  const ended: Fact[] = [{ key: 'deleted', label: t('detail.deletedOn'), value: product.date_deactivated }];
  const current: Fact[] = [
    ...(seats === null ? [{ key: 'active', label: t('column.active_count'), value: wholeNumber(active) }] : []),
    ...(monthly === null || yearly === null
      ? []
      : [
          { key: 'yearly', label: t('column.cost_yearly'), value: <Money value={yearly} /> },
          { key: 'monthly', label: t('column.cost_monthly'), value: <Money value={monthly} /> },
        ]),
    ...(renewal === null
      ? []
      : [{ key: 'renewal', label: t('column.renewal_date'), value: <Renewal day={renewal} /> }]),
  ];
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.software }]}
      place={
        <Neighbours
          list={listProducts}
          at={paths.softwareProduct(product.id)}
          pathOf={({ id }) => paths.softwareProduct(id)}
        />
      }
      picture={<ProductLogo name={product.name} logo={product.logo} size={40} />}
      title={product.name}
      badges={product.deleted === 1 && <ToneBadge dot>{t('state.deleted')}</ToneBadge>}
      facts={product.deleted === 1 ? ended : current}
      actions={actions}
    />
  );
};
