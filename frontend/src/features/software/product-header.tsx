import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { paths } from '../../ui/paths.ts';
import { useActor } from '../../ui/actor.tsx';
import { Money } from '../../ui/money.tsx';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { Neighbours } from '../../list/neighbours.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { ProductLogo } from './product-logo.tsx';
import { SeatsFree } from './seats-free.tsx';

const isBefore = (day: string, today: string): boolean => (parseDmy(day) ?? '') < (parseDmy(today) ?? '');

/** The name and state of a product, and the figures people look up most. */
export const ProductHeader = ({ product, actions }: { product: ProductDetails; actions: ReactNode }) => {
  const { t } = useTranslation('software');
  const { today } = useActor();
  const { seats, active_count: active, cost_monthly: monthly, cost_yearly: yearly, renewal_date: renewal } = product;
  const ended: Fact[] = [{ key: 'deleted', label: t('detail.deletedOn'), value: product.date_deactivated }];
  const current: Fact[] = [
    {
      key: 'active',
      label: t('column.active_count'),
      value: seats === null ? wholeNumber(active) : t('activeOf', { active, seats }),
    },
    ...(seats === null
      ? []
      : [{ key: 'free', label: t('column.seats_free'), value: <SeatsFree free={product.seats_free} /> }]),
    ...(monthly === null || yearly === null
      ? []
      : [
          { key: 'monthly', label: t('column.cost_monthly'), value: <Money value={monthly} /> },
          { key: 'yearly', label: t('column.cost_yearly'), value: <Money value={yearly} /> },
        ]),
    ...(renewal === null
      ? []
      : [
          {
            key: 'renewal',
            label: t('column.renewal_date'),
            value: (
              <>
                {renewal} {isBefore(renewal, today) && <ToneBadge tone="amber">{t('detail.renewalPassed')}</ToneBadge>}
              </>
            ),
          },
        ]),
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
      badges={
        product.deleted === 1 && (
          <ToneBadge tone="red" dot>
            {t('state.deleted')}
          </ToneBadge>
        )
      }
      facts={product.deleted === 1 ? ended : current}
      actions={actions}
    />
  );
};
