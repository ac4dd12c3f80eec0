import { createElement, useState, type ReactNode } from 'react';
import { issue } from '#shared/errors/issue.ts';
import { afterPress } from './after-press.ts';
import { FieldError } from './field-error.tsx';
import classes from './form.module.css';

/**
 * Props of every field; `{...form.getInputProps('plate')}` of a controlled `useForm` fills value, onChange, onBlur,
 * error and `data-path`. Values are text in wire spelling, kept as typed.
 */
export type FieldProps<Value = string> = {
  label: string;
  /** A line of help under the field. */
  help?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** Optional only because `getInputProps` types it so; undefined counts as empty. */
  value?: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: ((event?: unknown) => void) | undefined;
  onFocus?: ((event?: unknown) => void) | undefined;
  error?: ReactNode;
  autoComplete?: string | undefined;
  'data-path'?: string | undefined;
  /** The most that an error names are characters: the API says the same of a number. */
  isCounted?: boolean;
  /** The field takes the focus when a modal opens. */
  'data-autofocus'?: boolean | undefined;
};

type Shared = Omit<FieldProps, 'value' | 'onChange'>;

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** Props of the wrapper around an input: label, help, error. */
export const wrapperProps = (props: Shared, error: ReactNode = props.error) => ({
  label: props.label,
  description: props.help,
  error: error
    ? createElement(FieldError, { label: props.label, path: props['data-path'], isCounted: props.isCounted }, error)
    : undefined,
  withAsterisk: props.required ?? false,
  disabled: props.disabled ?? false,
  inputWrapperOrder: order,
  className: classes.field ?? '',
  'data-path': props['data-path'],
});

/** Props of an input to type in, those of its wrapper included. */
export const inputProps = (props: Shared, error: ReactNode = props.error) => ({
  ...wrapperProps(props, error),
  onFocus: props.onFocus,
  autoComplete: props.autoComplete ?? 'off',
  'aria-required': props.required ?? false,
  'data-autofocus': props['data-autofocus'],
  ...(props.placeholder !== undefined && { placeholder: props.placeholder }),
});

/** Why a text is too long; it is kept as it was typed or pasted, so that nothing is cut off unseen. */
export const tooLongMessage = (text: string, max: number | undefined): string | undefined =>
  max !== undefined && text.trim().length > max ? issue('', 'too_long', { max }).message : undefined;

/** The props of an input, which says of itself that its text is too long; other errors go before. */
export const cappedInputProps = (props: Shared, text: string, max: number | undefined, error = props.error) => {
  const tooLong = error ? undefined : tooLongMessage(text, max);
  return tooLong === undefined ? inputProps(props, error) : inputProps({ ...props, isCounted: true }, tooLong);
};

/** The error that a field finds itself when it loses focus; the error goes as soon as the text changes. */
export const useOwnError = (
  value: string,
  find: (text: string) => string | undefined,
): [string | undefined, () => void] => {
  const [checked, setChecked] = useState<string>();
  return [checked === value ? find(value) : undefined, () => afterPress(() => setChecked(value))];
};
