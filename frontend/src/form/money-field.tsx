import { useState } from 'react';
import { issue } from '#shared/errors/issue.ts';
import { parseMoney } from '#shared/values/money.ts';
import { useOwnError, type FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import classes from './form.module.css';
import { format } from '../ui/format.ts';

type Props = FieldProps & { currency?: string; unit?: string; isDense?: boolean };

const findError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  const parsed = parseMoney(text);
  return parsed.ok ? undefined : issue('', parsed.code, parsed.params).message;
};

/** An amount as lists show it; text that is none stays as it is. */
const inFigures = (text: string): string => {
  const parsed = parseMoney(text);
  return parsed.ok ? format().amount(parsed.value) : text;
};

/**
 * An amount, shown as lists show it until somebody types; what is typed is kept, and invalid text with its error
 * (docs/areas/screens.md#what-a-form-refuses).
 */
export const MoneyField = ({ currency = '€', onBlur, onChange, value = '', ...props }: Props) => {
  const [ownError, check] = useOwnError(value, findError);
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      {...props}
      value={isTyping ? value : inFigures(value)}
      onChange={(text) => {
        setTyping(true);
        onChange(text);
      }}
      inputMode="decimal"
      icon={<span className={classes.unit}>{currency}</span>}
      error={props.error || ownError}
      onBlur={(event) => {
        check();
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
};
