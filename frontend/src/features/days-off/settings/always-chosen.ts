import type { FieldProps } from '../../../form/field-props.ts';

/** A field of which one value is always chosen, for a control that can also be empty. */
export const alwaysChosen = <Value extends string>({
  onChange,
  ...props
}: FieldProps<Value>): FieldProps<Value | ''> => ({
  ...props,
  onChange: (value) => {
    if (value !== '') onChange(value);
  },
});
