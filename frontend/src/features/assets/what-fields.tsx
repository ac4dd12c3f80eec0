import type { FieldProps } from '../../form/field-props.ts';
import { MoneyField } from '../../form/money-field.tsx';
import { AssetTypePicker } from './asset-type-picker.tsx';

type Props = {
  type: FieldProps<number>;
  price: FieldProps;
  onAddType: (name: string) => void;
};

/** What is given, and what it costs without VAT. */
export const WhatFields = ({ type, price, onAddType }: Props) => (
  <>
    <AssetTypePicker {...type} required onAddNew={onAddType} />
    <MoneyField {...price} />
  </>
);
