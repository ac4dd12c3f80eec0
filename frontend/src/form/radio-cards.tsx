import { Input, Radio } from '@mantine/core';
import { useId } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = FieldProps<string> & { options: readonly { value: string; label: string; help?: string; icon?: ReactNode }[] };

/** A choice of few, each with its own line of explanation. */
export const RadioCards = ({ label, help, required = false, error, options, value, onChange, disabled = false, ...rest }: Props) => {
  const id = useId();
  return (
    <Radio.Group
      id={id}
      label={label}
      required={required}
      description={error ? undefined : help}
      error={error}
      value={value}
      onChange={onChange}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div className={classes.cards} style={{ gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))` }}>
        {options.map((option, index) => (
          <label key={option.value} className={classes.card} data-checked={option.value === value || undefined} data-error={error !== undefined || undefined}>
            <Radio value={option.value} size="xs" disabled={disabled} {...(index === 0 && { 'data-path': rest['data-path'] })} aria-label={option.label} />
            <span className={classes.cardWords}>
              <span className={classes.cardName}>
                {option.icon}
                {option.label}
              </span>
              {option.help && <Input.Description size="xs">{option.help}</Input.Description>}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
};
