import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { DateField } from '../../form/date-field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { FieldPair } from '../../form/field-pair.tsx';
import type { OwnerDays } from './asset-form.ts';

type Props = {
  /** Who owns it before, and who afterwards; 0 is nobody. */
  from: AssetDetails;
  to: number;
  field: (name: keyof OwnerDays) => FieldProps;
};

/** While the owner changes: the day the old one ends and the day the new one starts. */
export const OwnerDayFields = ({ from, to, field }: Props) => {
  const { t } = useTranslation('assets');
  if (to === from.owner_employee_id) return null;
  return (
    <FieldPair>
      {from.owner_employee_id > 0 && (
        <DateField
          {...field('end_date_old_owner')}
          help={t('help.end_date_old_owner', { owner: from.owner_employee_name })}
          required
        />
      )}
      {to > 0 && <DateField {...field('start_date_new_owner')} help={t('help.start_date_new_owner')} required />}
    </FieldPair>
  );
};
