import { Input } from '@mantine/core';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { issue } from '#shared/errors/issue.ts';
import { durationMinutes, durationParts, durationText } from './duration.ts';
import { useOwnError, wrapperProps, type FieldProps } from './field-props.ts';
import classes from './stepper-field.module.css';

type Props = FieldProps & {
  /** The arrows stop at this many minutes; what is typed may be more. */
  max?: number | undefined;
};

const HOUR = 60;
const MINUTES_STEP = 5;

const digits = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length);

/**
 * A duration in hours and minutes; the value is text such as `7:30`. The arrow keys step one hour and five minutes, and
 * what is typed is kept, with an error when it is no duration.
 */
export const DurationField = ({ max, onBlur, value = '', onChange, ...props }: Props) => {
  const { t } = useTranslation('form');
  const [ownError, check] = useOwnError(value, (text) =>
    durationMinutes(text) === undefined ? issue('', 'max', { max: HOUR - 1 }).message : undefined,
  );
  const error = props.error || ownError;
  const { hours, minutes } = durationParts(value);
  const put = (by: number): void => {
    const now = durationMinutes(value) ?? 0;
    const limit = by > 0 && max !== undefined ? Math.max(max, now) : Number.POSITIVE_INFINITY;
    onChange(durationText(Math.max(0, Math.min(now + by, limit))));
  };
  const stepBy = (step: number) => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    put(event.key === 'ArrowUp' ? step : -step);
  };
  const type = (part: { hours?: string; minutes?: string }): void => {
    const next = { hours, minutes, ...part };
    onChange(next.hours === '' && next.minutes === '' ? '' : `${next.hours}:${next.minutes}`);
  };
  const leave = (event?: unknown): void => {
    const total = durationMinutes(value);
    if (total !== undefined) onChange(durationText(total));
    check();
    onBlur?.(event);
  };
  const { disabled, ...wrapper } = wrapperProps(props, error);
  const shared = {
    classNames: { wrapper: classes.time ?? '' },
    withAria: false,
    error: Boolean(error),
    disabled,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    'aria-invalid': Boolean(error),
    rightSectionPointerEvents: 'none' as const,
    onBlur: (event: FocusEvent<HTMLInputElement>): void => {
      if (event.relatedTarget?.closest('[role="group"]') !== event.currentTarget.closest('[role="group"]'))
        leave(event);
    },
  };
  return (
    <Input.Wrapper {...wrapper} labelElement="div">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- why: a fieldset has a legend of its own */}
      <div role="group" aria-label={props.label} className={classes.row}>
        <Input
          {...shared}
          aria-label={t('hours')}
          rightSection={<span className={classes.unit}>{t('hoursUnit')}</span>}
          value={hours}
          onChange={(event) => type({ hours: digits(event.currentTarget.value, 4) })}
          onKeyDown={stepBy(HOUR)}
        />
        <Input
          {...shared}
          aria-label={t('minutes')}
          rightSection={<span className={classes.unit}>{t('minutesUnit')}</span>}
          rightSectionWidth={40}
          value={minutes}
          onChange={(event) => type({ minutes: digits(event.currentTarget.value, 2) })}
          onKeyDown={stepBy(MINUTES_STEP)}
        />
      </div>
    </Input.Wrapper>
  );
};
