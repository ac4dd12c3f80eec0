import { Popover } from '@mantine/core';
import { lazy, Suspense, type FocusEvent, type Ref } from 'react';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';
import { CalendarButton } from './calendar-button.tsx';

const DateCalendar = lazy(async () => ({ default: (await import('./date-calendar.tsx')).DateCalendar }));

export type CalendarProps = {
  label: string;
  buttonRef: Ref<HTMLButtonElement>;
  disabled: boolean;
  opened: boolean;
  setOpened: (opened: boolean) => void;
  value: string;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  onChoose: (date: IsoDate) => void;
};

/** Escape in the calendar closes the calendar alone: a dialog around it asks what has the focus for this mark. */
const keepEscape = ({ target }: FocusEvent): void => target.setAttribute('data-mantine-stop-propagation', 'true');

/** The calendar of a date field, with the button that opens it. */
export const CalendarPopover = ({
  label,
  buttonRef,
  disabled,
  opened,
  setOpened,
  value,
  min,
  max,
  onChoose,
}: CalendarProps) => (
  <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus>
    <Popover.Target>
      <CalendarButton ref={buttonRef} label={label} isDisabled={disabled} onClick={() => setOpened(!opened)} />
    </Popover.Target>
    <Popover.Dropdown onFocus={keepEscape}>
      <Suspense fallback={null}>
        <DateCalendar value={parseDmy(value)} {...(min && { min })} {...(max && { max })} onChoose={onChoose} />
      </Suspense>
    </Popover.Dropdown>
  </Popover>
);
