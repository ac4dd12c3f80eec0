import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cappedInputProps, type FieldProps } from './field-props.ts';

type Props = FieldProps & { maxLength?: number };

/** A secret that is typed: hidden, with a button that shows it. Browsers are told that it is none of their own. */
export const PasswordField = ({ maxLength, ...props }: Props) => {
  const { t } = useTranslation('form');
  const input = cappedInputProps({ autoComplete: 'new-password', ...props }, props.value ?? '', maxLength);
  return (
    <PasswordInput
      {...input}
      aria-invalid={Boolean(input.error)}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={props.onBlur}
      visibilityToggleButtonProps={{ 'aria-label': t('password.show', { field: props.label }), tabIndex: 0 }}
    />
  );
};
