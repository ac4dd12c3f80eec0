import { issue } from '#shared/errors/issue.ts';
import { parseMoney } from '#shared/values/money.ts';
import { useOwnError, type FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import classes from './form.module.css';

type Props = FieldProps & { currency?: string; unit?: string };

const findError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  const parsed = parseMoney(text);
  return parsed.ok ? undefined : issue('', parsed.code).message;
};

/**
 * An amount as typed, with comma or dot; invalid text is kept with its error
 * (docs/areas/screens.md#what-a-form-refuses).
 */
export const MoneyField = ({ currency = '€', onBlur, value = '', ...props }: Props) => {
  const [ownError, check] = useOwnError(value, findError);
  return (
    <TextField
      {...props}
      value={value}
      inputMode="decimal"
      icon={<span className={classes.unit}>{currency}</span>}
      error={props.error || ownError}
      onBlur={(event) => {
        check();
        onBlur?.(event);
      }}
    />
  );
};
