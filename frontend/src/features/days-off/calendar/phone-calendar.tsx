import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFilter, IconPlus, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegendType } from '#shared/contract/calendar/entry.ts';
import { DeferredSegmentSelect } from '../../../list/deferred-controls.tsx';
import type { SegmentOption } from '../../../list/segment-option.ts';
import { Can } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { shownMonths, type CalendarState, type ChangeCalendar } from './calendar-state.ts';
import { CalendarFilters, stepKey } from './calendar-toolbar.tsx';
import { addMonths } from './month-days.ts';
import { MonthLock, type MonthLocks } from './month-lock.tsx';
import { WaitingBanner } from './waiting-requests.tsx';
import { useShownName } from './use-shown-name.ts';
import classes from './phone-calendar.module.css';

type Props = {
  state: CalendarState;
  change: ChangeCalendar;
  linkTo: (part: Partial<CalendarState>) => string;
  present: string;
  locks: MonthLocks;
  segments: readonly SegmentOption[];
  types: readonly LegendType[];
  onAdd: () => void;
};

/** The head of the calendar at phone width: months, filters, and what waits. */
export const PhoneCalendar = ({ state, change, linkTo, present, locks, segments, types, onAdd }: Props) => {
  const { t } = useTranslation('days-off');
  const [showsFilters, setShowsFilters] = useState(state.type !== undefined || state.search !== '');
  const shownName = useShownName();
  const { months } = shownMonths(state);
  const step = (by: -1 | 1) => (
    <ActionIcon
      component={Link}
      to={linkTo({ month: addMonths(state.month, by * months) })}
      size={40}
      aria-label={t(stepKey(by, months))}
    >
      {by === -1 ? <IconChevronLeft size={18} stroke={1.75} /> : <IconChevronRight size={18} stroke={1.75} />}
    </ActionIcon>
  );
  const isThisYear = state.month.slice(0, 4) === present.slice(0, 4);
  return (
    <>
      <header className={classes.head}>
        {step(-1)}
        <h1 className={classes.title}>{shownName(state, isThisYear ? 'long' : 'full')}</h1>
        {months === 1 && <MonthLock lock={locks.get(state.month)} size={16} />}
        {step(1)}
        <span className={classes.room} />
        <Can permission="payroll:push">
          <ActionIcon
            component={Link}
            to={paths.pushNext(state.month)}
            size={40}
            mr={8}
            variant="default"
            aria-label={t('calendar.push')}
          >
            <IconSend size={18} stroke={1.75} />
          </ActionIcon>
        </Can>
        <Can permission="days:write">
          <Button h={40} leftSection={<IconPlus />} onClick={onAdd}>
            {t('calendar.addShort')}
          </Button>
        </Can>
      </header>
      <search className={classes.filters}>
        {showsFilters ? (
          <CalendarFilters state={state} change={change} segments={segments} types={types} size="md" />
        ) : (
          <>
            <DeferredSegmentSelect state={state} change={change} segments={segments} links={undefined} size="md" />
            <ActionIcon
              size={42}
              variant="default"
              aria-label={t('calendar.moreFilters')}
              onClick={() => setShowsFilters(true)}
            >
              <IconFilter size={18} stroke={1.75} />
            </ActionIcon>
          </>
        )}
      </search>
      <WaitingBanner />
    </>
  );
};
