import type { FieldProps } from '../../form/field-props.ts';
import { MoneyField } from '../../form/money-field.tsx';
import { AssetTypePicker } from './asset-type-picker.tsx';

type Props = {
  type: FieldProps<number>;
  price: FieldProps;
  onAddType: (name: string) => void;
};

/** The type of an asset, and its price without VAT. */
export const TypeAndPriceFields = ({ type, price, onAddType }: Props) => (
  <>
    <AssetTypePicker {...type} required onAddNew={onAddType} />
    <MoneyField {...price} />
  </>
);
