import { useTranslation } from 'react-i18next';
import { PersonName } from '../../form/person-name.tsx';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import type { ThreeWay } from '../../form/three-way-diff.ts';
import type { AssetForm } from './asset-form.ts';

type Props = {
  difference: ThreeWay<AssetForm> | undefined;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: (chosen: AssetForm) => void;
};

/** Mine and theirs per field, the owner by name. */
export const StaleAsset = (props: Props) => {
  const { t } = useTranslation('assets');
  return (
    <StaleEditModal
      {...props}
      title={t('edit.staleTitle')}
      labelOf={(field) => t(`field.${field}`)}
      show={(field, value) => {
        if (field === 'owner_employee_id') return <PersonName id={Number(value)} nobody={t('nobody')} />;
        if (value === '') return '–';
        return field === 'price' ? `€ ${value}` : value;
      }}
    />
  );
};
