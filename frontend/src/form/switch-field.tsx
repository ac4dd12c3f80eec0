import { Switch } from '@mantine/core';
import { wrapperProps, type FieldProps } from './field-props.ts';
import classes from './switch-field.module.css';

/** A setting that is on (1) or off (0), at the right of its label and help. */
export const SwitchField = ({ value = 0, onChange, onBlur, ...props }: FieldProps<0 | 1>) => {
  const { error } = wrapperProps(props);
  return (
    <Switch
      size="sm"
      labelPosition="left"
      label={props.label}
      description={props.help}
      error={error}
      disabled={props.disabled ?? false}
      data-path={props['data-path']}
      checked={value === 1}
      onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
      onBlur={onBlur}
      classNames={{
        body: classes.row ?? '',
        labelWrapper: classes.words ?? '',
        label: classes.label ?? '',
        track: classes.track ?? '',
      }}
    />
  );
};
