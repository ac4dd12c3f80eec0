import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { DateField } from '../../form/date-field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { FieldPair } from '../../form/field-pair.tsx';
import type { OwnerDays } from './asset-form.ts';

type Props = {
  /** The asset before the change. */
  asset: AssetDetails;
  /** The id of the owner after the change; 0 is nobody. */
  newOwnerId: number;
  field: (name: keyof OwnerDays) => FieldProps;
};

/** The last day of the old owner and the first day of the new one, shown when the owner changes. */
export const OwnerDayFields = ({ asset, newOwnerId, field }: Props) => {
  const { t } = useTranslation('assets');
  if (newOwnerId === asset.owner_employee_id) return null;
  return (
    <FieldPair>
      {asset.owner_employee_id > 0 && (
        <DateField
          {...field('end_date_old_owner')}
          help={t('help.end_date_old_owner', { owner: asset.owner_employee_name })}
          required
        />
      )}
      {newOwnerId > 0 && (
        <DateField {...field('start_date_new_owner')} help={t('help.start_date_new_owner')} required />
      )}
    </FieldPair>
  );
};
