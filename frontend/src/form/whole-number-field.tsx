import { issue } from '#shared/errors/issue.ts';
import { useOwnError, type FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

type Props = FieldProps & { unit?: string; min?: number; max?: number };

const findError = (text: string, min: number, max: number | undefined): string | undefined => {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (!/^-?\d+$/.test(typed))
    return issue('', /^-?\d+[.,]\d+$/.test(typed) ? 'whole_number' : 'invalid_number').message;
  const value = Number(typed);
  if (value < min) return issue('', min <= 1 ? 'must_be_positive' : 'min', { min }).message;
  return max !== undefined && value > max ? issue('', 'max', { max }).message : undefined;
};

/** A number without decimals, as typed; what cannot be read stays with its reason. */
export const WholeNumberField = ({ min = 0, max, onBlur, value = '', ...props }: Props) => {
  const [ownError, check] = useOwnError(value, (text) => findError(text, min, max));
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
