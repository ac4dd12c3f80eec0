import { useOwnError, type FieldProps } from './field-props.ts';
import { decimalIssue } from './decimal-issue.ts';
import { TextField } from './text-field.tsx';

type Props = FieldProps & {
  unit?: string | undefined;
  maxLength?: number;
  isDense?: boolean;
  /** The most that the field takes, which decides which of two readings is meant. */
  max?: number;
};

/** A number that may have decimals, as typed; invalid text, and text with two readings, is kept with its error. */
export const DecimalField = ({ onBlur, value = '', max, ...props }: Props) => {
  const [ownError, check] = useOwnError(
    value,
    (text) => decimalIssue('', text, max === undefined ? undefined : { max })?.message,
  );
  return (
    <TextField
      {...props}
      value={value}
      inputMode="decimal"
      error={props.error || ownError}
      onBlur={(event) => {
        check();
        onBlur?.(event);
      }}
    />
  );
};
