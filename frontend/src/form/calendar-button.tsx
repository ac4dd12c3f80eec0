import { ActionIcon } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<'button'>, 'ref' | 'onClick'> & { label: string; isDisabled: boolean };

/** Opens the calendar of a date field. */
export const CalendarButton = ({ label, isDisabled, ...props }: Props) => (
  <ActionIcon aria-haspopup="dialog" aria-expanded={false} {...props} aria-label={label} disabled={isDisabled}>
    <IconCalendarEvent size={16} stroke={1.75} />
  </ActionIcon>
);
