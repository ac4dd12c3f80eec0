import { useTranslation } from 'react-i18next';
import { SEATS_MAX } from '#shared/software/product.rules.ts';
import { costPeriods } from '#shared/software/cost-period.ts';
import { DateField } from '../../form/date-field.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { MoneyField } from '../../form/money-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { NameField } from './name-field.tsx';
import type { ProductForm } from './product-form.ts';

type Props = {
  field: <Name extends keyof ProductForm>(name: Name) => FieldProps<ProductForm[Name]>;
  onSuggestion: (product: { name: string; url: string }) => void;
  /** The product that is edited; absent for a new one. */
  editedId?: number;
};

/** The name and URL of a product, its seats, cost and renewal. */
export const ProductFields = ({ field, onSuggestion, editedId }: Props) => {
  const { t } = useTranslation('software');
  const period = field('cost_period');
  return (
    <>
      <NameField {...field('name')} onSuggestion={onSuggestion} editedId={editedId} required />
      <TextField {...field('url')} type="url" required />
      <FieldPair>
        <WholeNumberField {...field('seats')} help={t('help.seats')} max={SEATS_MAX} />
        <DateField {...field('renewal_date')} />
      </FieldPair>
      <FieldPair>
        <MoneyField {...field('seat_cost')} />
        <SelectField
          {...period}
          options={costPeriods.map((value) => ({ value, label: t(`cost_period.${value}`) }))}
          onChange={(value) => value !== '' && period.onChange(value)}
        />
      </FieldPair>
    </>
  );
};
