import { parseMoney } from '#shared/values/money.ts';
import { issue } from '#shared/errors/issue.ts';
import { useState } from 'react';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';

/** An amount as typed, with comma or dot; what cannot be read stays in the field with its message (spec A §5). */
export const MoneyField = ({ error, onBlur, ...props }: FieldProps<string>) => {
  const [left, setLeft] = useState(false);
  const parsed = props.value === '' ? undefined : parseMoney(props.value);
  const own = left && parsed && !parsed.ok ? issue('', parsed.code).message : undefined;
  return (
    <TextField
      {...props}
      inputMode="decimal"
      icon={<span className={classes.unit}>€</span>}
      error={own ?? error}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
};
