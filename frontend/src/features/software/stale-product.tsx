import { useTranslation } from 'react-i18next';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import type { ThreeWay } from '../../form/three-way-diff.ts';
import type { ProductForm } from './product-form.ts';

type Props = {
  difference: ThreeWay<ProductForm> | undefined;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: (chosen: ProductForm) => void;
};

/** Mine and theirs per field. */
export const StaleProduct = (props: Props) => {
  const { t } = useTranslation('software');
  return (
    <StaleEditModal
      {...props}
      title={t('edit.staleTitle')}
      labelOf={(field) => t(`field.${field}`)}
      show={(field, value) => {
        if (value === '') return '–';
        if (field === 'cost_period') return t(`cost_period.${value}`);
        return field === 'seat_cost' ? `€ ${value}` : value;
      }}
    />
  );
};
