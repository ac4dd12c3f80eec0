import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { wrapperProps, type FieldProps } from './field-props.ts';
import classes from './radio-cards.module.css';

type Card<Value extends string> = { value: Value; label: string; help?: string; icon?: ReactNode; disabled?: boolean };
type Props<Value extends string> = FieldProps<Value | ''> & { options: readonly Card<Value>[]; columns?: 1 | 2 | 3 };

/** A choice whose options need a line of help each; the arrow keys move between the cards. */
export const RadioCards = <Value extends string>({ options, columns = 2, ...props }: Props<Value>) => {
  const { disabled, ...shared } = wrapperProps(props);
  return (
    <Radio.Group
      {...shared}
      value={props.value === '' ? null : (props.value ?? null)}
      onChange={(value) => props.onChange(options.find((option) => option.value === value)?.value ?? '')}
    >
      <div className={classes.cards} data-columns={columns}>
        {options.map((option) => (
          <Radio.Card
            key={option.value}
            value={option.value}
            className={classes.card ?? ''}
            disabled={disabled || (option.disabled ?? false)}
            data-error={props.error ? true : undefined}
            onBlur={props.onBlur}
          >
            <Radio.Indicator size="xs" />
            {option.icon && <span className={classes.icon}>{option.icon}</span>}
            <span className={classes.words}>
              <span className={classes.label}>{option.label}</span>
              {option.help && <span className={classes.help}>{option.help}</span>}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
};
