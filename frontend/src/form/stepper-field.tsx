import { ActionIcon, Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { decimalText, typedDecimal } from '#shared/values/decimal.ts';
import { decimalIssue } from './decimal-issue.ts';
import { inputProps, useOwnError, wrapperProps, type FieldProps } from './field-props.ts';
import classes from './stepper-field.module.css';

type Props = FieldProps & {
  step: number;
  /** The most that the field takes, where arrows and buttons stop; it decides which of two readings is meant. */
  max?: number;
  /** Where arrows and buttons stop, for a limit that hangs on other fields and is judged with them. */
  stepsTo?: number | undefined;
  unit?: string;
  /** The number as it is kept when the field is left. */
  round?: (value: number) => number;
};

/** A number from 0 that steps with the arrow keys and with buttons; what is typed is kept, and rounded on leaving. */
export const StepperField = ({
  step,
  max,
  stepsTo = max,
  unit,
  round,
  onBlur,
  value = '',
  onChange,
  ...props
}: Props) => {
  const { t } = useTranslation('form');
  const [ownError, check] = useOwnError(
    value,
    (text) => decimalIssue('', text, max === undefined ? undefined : { max })?.message,
  );
  const error = props.error || ownError;
  const put = (by: number): void => {
    const now = typedDecimal(value, max) ?? 0;
    const limit = by > 0 && stepsTo !== undefined ? Math.max(stepsTo, now) : Number.POSITIVE_INFINITY;
    onChange(decimalText(Math.max(0, Math.min(now + by, limit))));
  };
  const leave = (event?: unknown): void => {
    const typed = typedDecimal(value, max);
    if (typed !== null && round && round(typed) !== typed) onChange(decimalText(round(typed)));
    check();
    onBlur?.(event);
  };
  const { disabled, ...wrapper } = wrapperProps(props, error);
  return (
    <Input.Wrapper {...wrapper}>
      <div className={classes.row}>
        <Input
          classNames={{ wrapper: classes.input ?? '' }}
          value={value}
          error={Boolean(error)}
          disabled={disabled}
          inputMode="decimal"
          autoComplete="off"
          aria-required={inputProps(props)['aria-required']}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            put(event.key === 'ArrowUp' ? step : -step);
          }}
          {...(unit !== undefined && {
            rightSection: <span className={classes.unit}>{unit}</span>,
            rightSectionWidth: 22 + unit.length * 7,
            rightSectionPointerEvents: 'none' as const,
          })}
        />
        {([-step, step] as const).map((by) => (
          <ActionIcon
            key={by}
            variant="default"
            size={36}
            disabled={disabled}
            aria-label={t(by < 0 ? 'less' : 'more', { label: props.label })}
            onClick={() => put(by)}
          >
            {by < 0 ? <IconMinus size={16} stroke={1.75} /> : <IconPlus size={16} stroke={1.75} />}
          </ActionIcon>
        ))}
      </div>
    </Input.Wrapper>
  );
};
