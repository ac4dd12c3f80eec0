import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { paths } from '../../ui/paths.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Money } from '../../ui/money.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

type Props = { product: ProductDetails; mayEdit: boolean };

/** The fields of a product; users who may edit it can fill in empty ones. */
export const ProductSection = ({ product, mayEdit }: Props) => {
  const { t } = useTranslation('software');
  const addTo = (field: string) => (mayEdit ? `${paths.editSoftwareProduct(product.id)}#${field}` : undefined);
  const { seats, seat_cost: cost, cost_period: period, url } = product;
  return (
    <SectionCard
      title={t('detail.section')}
      action={
        mayEdit && (
          <ActionIcon component={Link} to={paths.editSoftwareProduct(product.id)} aria-label={t('detail.editSection')}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    >
      <DefinitionList
        items={[
          {
            key: 'url',
            label: t('field.url'),
            value: (
              <a href={url} target="_blank" rel="noreferrer">
                {product.domain || url}
              </a>
            ),
          },
          {
            key: 'seats',
            label: t('field.seats'),
            value: seats === null ? null : wholeNumber(seats),
            addTo: addTo('seats'),
          },
          {
            key: 'seat_cost',
            label: t('field.seat_cost'),
            value:
              cost === null ? null : (
                <>
                  <Money value={cost} /> {t(`per.${period ?? 'month'}`)}
                </>
              ),
            addTo: addTo('seat_cost'),
          },
          {
            key: 'renewal_date',
            label: t('field.renewal_date'),
            value: product.renewal_date,
            addTo: addTo('renewal_date'),
          },
          { key: 'enabled', label: t('detail.added'), value: product.date_enabled },
        ]}
      />
    </SectionCard>
  );
};
