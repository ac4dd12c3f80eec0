import { Button } from '@mantine/core';
import { IconPrinter, IconRss, IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { query } from '../../../api/query.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import frame from '../../../list/list.module.css';
import { useRecordSegments } from '../../../records/use-record-segments.ts';
import { Can, useActor, useCan } from '../../../ui/actor.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, useNavigate } from '../../../ui/router.ts';
import { PHONE } from '../../../ui/tokens.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { AddDaysMenu } from '../requests/add-days-menu.tsx';
import { isHidden } from '../requests/is-hidden.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { CalendarGrid, type Range } from './calendar-grid.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { shownMonths, useCalendarState, type CalendarState } from './calendar-state.ts';
import { AgendaTabs, CalendarToolbar } from './calendar-toolbar.tsx';
import type { Entered } from './enter-days.tsx';
import { LockedBanner } from './locked-banner.tsx';
import { pathOfEntry } from './entry-path.ts';
import { entriesByDay, type CalendarPerson } from './month-bars.ts';
import { addMonths } from './month-days.ts';
import { locksOf } from './month-lock.tsx';
import { PhoneCalendar } from './phone-calendar.tsx';
import type { MonthView } from './person-row.tsx';
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

/** What the grid opens: a day that is taken its request, a free one the form, a name the person. */
const useOpening = (view: MonthView | undefined, enter: (range: Range) => void) => {
  const navigate = useNavigate();
  const can = useCan();
  return {
    onRange: (range: Range) => (can('days:write') ? enter(range) : undefined),
    onPerson: ({ employee_id: id }: CalendarPerson) => void navigate(paths.daysOffOfPerson(id)),
    onDay: (person: CalendarPerson, at: number): void => {
      const entry = view && entriesByDay(person, view.days).get(at)?.[0];
      if (entry) void navigate(pathOfEntry(entry, person.employee_id));
      else if (can('days:write')) enter({ person, from: at, to: at });
    },
  };
};

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
  const can = useCan();
  const [entered, setEntered] = useState<Entered>();
  const [typeId, setTypeId] = useState<number>();
  const opener = useRef<Element>(null);
  const [unlocked, setUnlocked] = useState<CalendarPerson>();
  const { people, view, first, isError, isPlaceholderData } = month;
  const enter = (what: Entered): void => {
    opener.current = document.activeElement;
    setEntered(what);
  };
  const opening = useOpening(view, ({ person, from, to }) =>
    enter({
      employeeId: person.employee_id,
      ...(view && { start: view.days[from]?.iso ?? '', end: view.days[to]?.iso ?? '' }),
    }),
  );
  useMonthKeys(state, present, change);
  const form = entered ?? (state.enter ? {} : undefined);
  const closeForm = (): void => {
    setEntered(undefined);
    if (state.enter) change({ enter: false }, 'replace');
    // The cell gets the focus back, so that the arrow keys go on from it.
    const cell = opener.current;
    requestAnimationFrame(() => cell instanceof HTMLElement && cell.focus({ preventScroll: true }));
  };
  // A quarter shows what is locked month by month.
  const locked = state.look === 'quarter' ? [] : (people?.filter((person) => person.locked) ?? []);
  const isLocked = locked.length > 0 && locked.length === people?.length;
  const types = first?.types ?? [];
  const shared = { state, change, linkTo, present, locks: locksOf(first), segments, types };
  const body =
    view && people ? (
      people.length === 0 ? (
        <p className={classes.nobody}>{t('calendar.nobody')}</p>
      ) : isPhone || state.look === 'agenda' ? (
        <>
          <AgendaTabs state={state} linkTo={linkTo} hasSpans={isPhone} />
          <CalendarAgenda
            key={shownMonths(state).from}
            people={people}
            view={view}
            byPerson={state.byPerson}
            onMonth={(by) => change({ month: addMonths(state.month, by * shownMonths(state).months) })}
          />
        </>
      ) : (
        <CalendarGrid
          people={people}
          view={view}
          isPast={addMonths(shownMonths(state).from, shownMonths(state).months - 1) < present}
          {...opening}
          onRemove={(person, at) => {
            const entry = entriesByDay(person, view.days).get(at)?.[0];
            if (entry && !isHidden(entry) && can('days:write')) void remove(entry);
          }}
        />
      )
    ) : isError ? null : (
      <CalendarSkeleton />
    );
  return (
    <div
      className={`${frame.page} ${classes.page}`}
      aria-busy={isPlaceholderData || (!view && !isError) ? true : undefined}
    >
      <PageTitle of={t('title')} />
      {isPhone ? (
        <PhoneCalendar {...shared} onAdd={() => enter({})} />
      ) : (
        <>
          <CalendarHead state={state} of={shownSegment} isLocked={isLocked} />
          <CalendarToolbar {...shared} />
        </>
      )}
      <LockedBanner month={state.month} locked={locked} people={people?.length ?? 0} onUnlock={setUnlocked} />
      {month.error && !view && <ErrorBox problem={month.error.problem} onRetry={() => void month.refetch()} />}
      {body}
      {view && !isPhone && state.look !== 'agenda' && (
        <CalendarLegend types={types} letters={view.letters} hasMinimums={view.shorts !== undefined} />
      )}
      {form && <EnterDays entered={form} typeId={typeId} onType={setTypeId} close={closeForm} />}
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
