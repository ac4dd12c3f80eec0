import { Button } from '@mantine/core';
import { IconPrinter, IconRss, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { query } from '../../../api/query.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import frame from '../../../list/list.module.css';
import { useRecordSegments } from '../../../records/use-record-segments.ts';
import { Can, useActor } from '../../../ui/actor.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link } from '../../../ui/router.ts';
import { PHONE } from '../../../ui/tokens.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { AddDaysMenu } from '../requests/add-days-menu.tsx';
import { CalendarBody } from './calendar-body.tsx';
import type { Range } from './calendar-grid.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { shownMonths, useCalendarState, type CalendarState } from './calendar-state.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { LockedBanner } from './locked-banner.tsx';
import type { CalendarPerson } from './month-bars.ts';
import { addMonths } from './month-days.ts';
import { locksOf } from './month-lock.tsx';
import { PhoneCalendar } from './phone-calendar.tsx';
import { useEnterDays } from './use-enter-days.ts';
import { useMonth } from './use-month.ts';
import { useRemoveDays } from './use-remove-days.ts';
import { useShownName } from './use-shown-name.ts';
import { WaitingButton } from './waiting-requests.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import classes from './calendar.module.css';

const UnlockModal = onDemand(async () => (await import('./unlock-modal.tsx')).UnlockModal);

const EnterDays = onDemand(async () => (await import('./enter-days.tsx')).EnterDays);
const FeedsModal = onDemand(async () => (await import('./feeds-modal.tsx')).FeedsModal);

/** The segments of people that the calendar offers: those who work here. */
const useSegments = () =>
  useRecordSegments('employee', 'people', ['all', 'inactive'], (segment) =>
    query(listEmployees, { query: { per_page: 1, segment_id: segment } }),
  ).choices.filter(({ value }) => value !== 'inactive');

type HeadProps = { state: CalendarState; of: string; isLocked: boolean };

const CalendarHead = ({ state, of, isLocked }: HeadProps) => {
  const { t } = useTranslation('days-off');
  const [isFeedsShown, setFeedsShown] = useState(false);
  const shownName = useShownName();
  return (
    <header className={`${frame.head} ${classes.pageHead}`}>
      <h1 className={`${frame.title} ${classes.title}`}>
        {shownName(state, 'full')}
        <span className={classes.of}>{of}</span>
      </h1>
      <span className={classes.screenOnly}>
        <WaitingButton />
      </span>
      <Button
        className={classes.screenOnly ?? ''}
        variant="default"
        leftSection={<IconPrinter />}
        onClick={() => window.print()}
      >
        {t('calendar.print')}
      </Button>
      <Button
        className={classes.screenOnly ?? ''}
        variant="default"
        leftSection={<IconRss />}
        onClick={() => setFeedsShown(true)}
      >
        {t('calendar.feeds.open')}
      </Button>
      {isFeedsShown && <FeedsModal close={() => setFeedsShown(false)} />}
      <Can permission="payroll:push">
        <Button
          component={Link}
          to={paths.pushNext(state.month)}
          className={classes.screenOnly ?? ''}
          variant="default"
          leftSection={<IconSend />}
        >
          {t('calendar.push')}
        </Button>
      </Can>
      <Can permission="days:write">
        <span className={classes.screenOnly}>
          <AddDaysMenu label={t(isLocked ? 'calendar.addLate' : 'calendar.add')} />
        </span>
      </Can>
    </header>
  );
};

const useMonthKeys = (state: CalendarState, present: string, change: (part: Partial<CalendarState>) => void): void => {
  const { months } = shownMonths(state);
  useKeys({
    '[': () => change({ month: addMonths(state.month, -months) }),
    ']': () => change({ month: addMonths(state.month, months) }),
    t: () => change({ month: present }),
  });
};

const Calendar = () => {
  const { t } = useTranslation('days-off');
  const { state, change, linkTo, today } = useCalendarState();
  const present = today.slice(0, 7);
  const isPhone = useScreen(PHONE);
  const segments = useSegments();
  const isAllTheirs = isTeamScoped(useActor()) && state.segment === 'all';
  const shownSegment = isAllTheirs
    ? t('calendar.yourTeams')
    : (segments.find(({ value }) => value === state.segment)?.label ?? '');
  const month = useMonth(state, today);
  const remove = useRemoveDays();
  const form = useEnterDays(state, change);
  const [unlocked, setUnlocked] = useState<CalendarPerson>();
  const { people, view, first, isError, isPlaceholderData } = month;
  const enterRange = ({ person, from, to }: Range): void =>
    form.enter({
      employeeId: person.employee_id,
      ...(view && { start: view.days[from]?.iso ?? '', end: view.days[to]?.iso ?? '' }),
    });
  useMonthKeys(state, present, change);
  // A quarter shows what is locked month by month.
  const locked = state.look === 'quarter' ? [] : (people?.filter((person) => person.locked) ?? []);
  const isLocked = locked.length > 0 && locked.length === people?.length;
  const types = first?.types ?? [];
  const shared = { state, change, linkTo, present, locks: locksOf(first), segments, types };
  return (
    <div
      className={`${frame.page} ${classes.page}`}
      aria-busy={isPlaceholderData || (!view && !isError) ? true : undefined}
    >
      <PageTitle of={t('title')} />
      {isPhone ? (
        <PhoneCalendar {...shared} onAdd={() => form.enter({})} />
      ) : (
        <>
          <CalendarHead state={state} of={shownSegment} isLocked={isLocked} />
          <CalendarToolbar {...shared} />
        </>
      )}
      <LockedBanner month={state.month} locked={locked} people={people?.length ?? 0} onUnlock={setUnlocked} />
      {month.error && !view && <ErrorBox problem={month.error.problem} onRetry={() => void month.refetch()} />}
      {view && people && (
        <CalendarBody {...shared} people={people} view={view} isPhone={isPhone} enter={enterRange} remove={remove} />
      )}
      {!(view && people) && !isError && <CalendarSkeleton />}
      {view && !isPhone && state.look !== 'agenda' && (
        <CalendarLegend types={types} letters={view.letters} hasMinimums={view.shorts !== undefined} />
      )}
      {form.entered && (
        <EnterDays entered={form.entered} typeId={form.typeId} onType={form.setTypeId} close={form.close} />
      )}
      {unlocked && <UnlockModal person={unlocked} month={state.month} close={() => setUnlocked(undefined)} />}
    </div>
  );
};

/** The calendar of days off: /calendar. */
export const CalendarPage = () => (
  <RequireRight permission="days:read">
    <Calendar />
  </RequireRight>
);
