import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issue } from '#shared/errors/issue.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';

const SHORT = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** `1.7.2023` becomes `01/07/2023`; what is no date stays as it was typed. */
export const tidyDate = (text: string): string => {
  const parts = SHORT.exec(text.trim());
  return parts ? `${(parts[1] ?? '').padStart(2, '0')}/${(parts[2] ?? '').padStart(2, '0')}/${parts[3] ?? ''}` : text.trim();
};

/** A date as dd/mm/yyyy, typed or picked. The library's own input turns 31/02 into 2 March, so typing is ours. */
export const DateField = ({ error, onBlur, onChange, ...props }: FieldProps<string>) => {
  const { t } = useTranslation('form');
  const [opened, setOpened] = useState(false);
  const [left, setLeft] = useState(false);
  const iso = parseDmy(props.value);
  const own = left && props.value !== '' && iso === null ? issue('', 'invalid_date').message : undefined;
  return (
    <div className={classes.date}>
      <TextField
        {...props}
        placeholder={t('datePlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        error={own ?? error}
        onChange={onChange}
        onBlur={(event) => {
          setLeft(true);
          const tidy = tidyDate(props.value);
          if (tidy !== props.value) onChange(tidy);
          onBlur?.(event);
        }}
      />
      {!props.disabled && (
        <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus>
          <Popover.Target>
            <ActionIcon className={classes.calendar} aria-label={t('openCalendar', { label: props.label })} onClick={() => setOpened(!opened)}>
              <IconCalendar size={16} stroke={1.75} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <DatePicker
              value={iso}
              defaultDate={iso ?? undefined}
              firstDayOfWeek={1}
              onChange={(picked) => {
                if (picked) onChange(toDmy(picked));
                setOpened(false);
              }}
              ariaLabels={{
                nextMonth: t('nextMonth'),
                previousMonth: t('previousMonth'),
                monthLevelControl: t('chooseMonth'),
                yearLevelControl: t('chooseYear'),
                nextYear: t('nextYear'),
                previousYear: t('previousYear'),
                nextDecade: t('nextYears'),
                previousDecade: t('previousYears'),
              }}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
};
