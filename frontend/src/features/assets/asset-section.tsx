import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { paths } from '../../ui/paths.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { AcceptanceActions } from '../../records/acceptance-actions.tsx';
import { Money } from '../../ui/money.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { AssetCheck } from './asset-check.tsx';
import classes from './asset-section.module.css';

type Props = { asset: AssetDetails; mayEdit: boolean };

/** The fields of an asset; users who may edit it can fill in empty ones. */
export const AssetSection = ({ asset, mayEdit }: Props) => {
  const { t } = useTranslation('assets');
  const edit = paths.editAsset(asset.id);
  const addTo = (field: string) => (mayEdit ? `${edit}#${field}` : undefined);
  const title = t('detail.section');
  return (
    <SectionCard
      title={title}
      action={
        mayEdit && (
          <ActionIcon component={Link} to={edit} aria-label={t('detail.editSection')}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    >
      <div className={classes.facts}>
        <DefinitionList
          narrow
          items={[
            { key: 'vendor', label: t('field.vendor'), value: asset.vendor, addTo: addTo('vendor') },
            {
              key: 'serial_number',
              label: t('field.serial_number'),
              value: asset.serial_number,
              addTo: addTo('serial_number'),
            },
            {
              key: 'price',
              label: t('field.price'),
              value: asset.price === null ? null : <Money value={asset.price} />,
              addTo: addTo('price'),
            },
            {
              key: 'acceptance',
              label: t('column.acceptance'),
              value:
                asset.acceptance === null ? null : (
                  <span className={classes.withActs}>
                    {t(`acceptance.${asset.acceptance}`)}
                    {mayEdit && <AcceptanceActions asset={asset} owner={asset.owner_employee_name ?? ''} />}
                  </span>
                ),
            },
            {
              key: 'last_checked',
              label: t('column.last_checked'),
              value:
                mayEdit || asset.last_check ? (
                  <span className={classes.withActs}>
                    <AssetCheck asset={asset} mayEdit={mayEdit} />
                  </span>
                ) : null,
            },
          ]}
        />
        <Link
          to={paths.assetLabels([asset.id])}
          className={classes.code}
          aria-label={t('detail.code', { label: asset.label })}
        >
          <QrCode url={`${globalThis.location.origin}${paths.asset(asset.id)}`} />
          <span>{asset.label}</span>
        </Link>
      </div>
    </SectionCard>
  );
};
