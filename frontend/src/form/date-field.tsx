import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issue } from '#shared/errors/issue.ts';
import { parseDmy, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { deferred } from '../ui/deferred.tsx';
import { CalendarButton } from './calendar-button.tsx';
import type { CalendarProps } from './calendar-popover.tsx';
import { useOwnError, type FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import { tidyDate } from './tidy-date.ts';

const DeferredCalendar = deferred<CalendarProps>(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
  ({ label, disabled, buttonRef }) => <CalendarButton ref={buttonRef} label={label} isDisabled={disabled} />,
);

/** `min` and `max` bound the calendar; the field itself refuses a day before `min`, the form's rules check the rest. */
type Props = FieldProps & {
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** An earlier day is valid, but the field says that it is in the past (docs/areas/screens.md#what-a-form-refuses). */
  today?: IsoDate | undefined;
};

const findError = (text: string, min: IsoDate | undefined): string | undefined => {
  if (text.trim() === '') return undefined;
  const day = parseDmy(text);
  if (day === null) return issue('', 'invalid_date').message;
  return min !== undefined && day < min ? issue('', 'date_before_min', { min: toDmy(min) }).message : undefined;
};

/**
 * A date as dd/mm/yyyy text, typed or chosen; invalid text is kept with its error
 * (docs/areas/screens.md#what-a-form-refuses). Typing is handled here because the library's own input turns 31/02 into
 * 2 March.
 */
export const DateField = ({ min, max, today, onBlur, value = '', ...props }: Props) => {
  const { t } = useTranslation('form');
  const [opened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tidy = tidyDate(value);
  const [ownError, check] = useOwnError(tidy, (text) => findError(text, min));
  const day = parseDmy(tidy);
  const isPast = today !== undefined && day !== null && day < today;
  const error = props.error || ownError;
  const choose = (date: IsoDate) => {
    props.onChange(toDmy(date));
    setOpened(false);
    input.current?.focus();
  };
  const calendar = (
    <DeferredCalendar
      label={t('openCalendar', { label: props.label })}
      buttonRef={button}
      disabled={props.disabled ?? false}
      opened={opened}
      setOpened={setOpened}
      value={value}
      min={min}
      max={max}
      onChoose={choose}
    />
  );
  return (
    <TextField
      {...props}
      value={value}
      inputRef={input}
      inputMode="numeric"
      placeholder={props.placeholder ?? t('datePlaceholder')}
      maxLength={20}
      control={calendar}
      error={error}
      help={isPast && !error ? <span role="status">{t('pastDate')}</span> : props.help}
      onBlur={(event) => {
        check();
        if (tidy !== value) props.onChange(tidy);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // The button keeps a press until the calendar is there.
        if (!opened) button.current?.click();
      }}
    />
  );
};
