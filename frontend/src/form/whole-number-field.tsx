import { useOwnError, type FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import { wholeNumberIssue, type Bounds } from './whole-number-issue.ts';

type Props = FieldProps & Bounds & { unit?: string };

/** A number without decimals, as typed; invalid text is kept with its error. */
export const WholeNumberField = ({ min, max, onBlur, value = '', ...props }: Props) => {
  const [ownError, check] = useOwnError(value, (text) => wholeNumberIssue('', text, { min, max })?.message);
  return (
    <TextField
      {...props}
      value={value}
      inputMode="numeric"
      error={props.error || ownError}
      onBlur={(event) => {
        check();
        onBlur?.(event);
      }}
    />
  );
};
