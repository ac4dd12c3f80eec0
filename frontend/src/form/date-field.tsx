import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issue } from '#shared/errors/issue.ts';
import { parseDmy, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { useOwnError, type FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import { tidyDate } from './tidy-date.ts';

const DateCalendar = lazy(async () => ({ default: (await import('./date-calendar.tsx')).DateCalendar }));

/** `min` and `max` bound the calendar; what is typed is judged by the form's rules. */
type Props = FieldProps & { min?: IsoDate; max?: IsoDate };

const findError = (text: string): string | undefined =>
  text.trim() === '' || parseDmy(text) !== null ? undefined : issue('', 'invalid_date').message;

/**
 * A date as dd/mm/yyyy text, typed or chosen; wrong text stays with its reason (spec A §5). The library's own input
 * turns 31/02 into 2 March, so typing is ours.
 */
export const DateField = ({ min, max, onBlur, value = '', ...props }: Props) => {
  const { t } = useTranslation('form');
  const [opened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const tidy = tidyDate(value);
  const [ownError, check] = useOwnError(tidy, findError);
  const choose = (date: IsoDate) => {
    props.onChange(toDmy(date));
    setOpened(false);
    input.current?.focus();
  };
  const calendar = (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus>
      <Popover.Target>
        <ActionIcon
          aria-label={t('openCalendar', { label: props.label })}
          disabled={props.disabled ?? false}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendarEvent size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={null}>
          <DateCalendar value={parseDmy(value)} {...(min && { min })} {...(max && { max })} onChoose={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
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
      error={props.error || ownError}
      onBlur={(event) => {
        check();
        if (tidy !== value) props.onChange(tidy);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpened(true);
      }}
    />
  );
};
