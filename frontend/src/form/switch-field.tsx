import { Switch } from '@mantine/core';
import { wrapperProps, type FieldProps } from './field-props.ts';

/** On or off, as a boolean. */
export const SwitchField = (props: FieldProps<boolean>) => {
  const { inputWrapperOrder: _order, withAsterisk: _asterisk, ...shared } = wrapperProps(props);
  return (
    <Switch
      {...shared}
      size="sm"
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      onBlur={props.onBlur}
    />
  );
};
