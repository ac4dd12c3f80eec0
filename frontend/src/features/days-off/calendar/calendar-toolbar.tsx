import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LegendType } from '#shared/contract/calendar/entry.ts';
import { DeferredSegmentSelect } from '../../../list/deferred-controls.tsx';
import type { SegmentOption } from '../../../list/segment-option.ts';
import { SearchBox } from '../../../list/search-box.tsx';
import { Link } from '../../../ui/router.ts';
import { looks, shownMonths, type CalendarState, type ChangeCalendar } from './calendar-state.ts';
import { addMonths, quarterStart, tabMonths } from './month-days.ts';
import { MonthLock, type MonthLocks } from './month-lock.tsx';
import { useShownName } from './use-shown-name.ts';
import { Select } from '../../../ui/select.tsx';
import classes from './calendar-tools.module.css';

type Props = {
  state: CalendarState;
  change: ChangeCalendar;
  linkTo: (part: Partial<CalendarState>) => string;
  /** The present month. */
  present: string;
  locks: MonthLocks;
};

/** What a step to the month or the quarter beside is called. */
export const stepKey = (by: -1 | 1, months: 1 | 3) => {
  if (months === 1) return by === -1 ? 'calendar.earlier' : 'calendar.later';
  return by === -1 ? 'calendar.earlierQuarter' : 'calendar.laterQuarter';
};

/** The months around the present one, or the quarters, those before and after them, and today. */
const MonthTabs = ({ state, linkTo, present, locks }: Props) => {
  const { t } = useTranslation('days-off');
  const shownName = useShownName();
  const { from, months } = shownMonths(state);
  const tabs = tabMonths(from, months === 1 ? present : quarterStart(present), months);
  const step = (by: -1 | 1) => (
    <Link
      to={linkTo({ month: addMonths(state.month, by * months) })}
      className={classes.tab ?? ''}
      data-step
      aria-label={t(stepKey(by, months))}
    >
      {by === -1 ? <IconChevronLeft size={16} stroke={1.75} /> : <IconChevronRight size={16} stroke={1.75} />}
    </Link>
  );
  return (
    <>
      <nav className={classes.tabs} aria-label={t(months === 1 ? 'calendar.months' : 'calendar.quarters')}>
        {step(-1)}
        {tabs.map((month, at) => {
          const isShown = month === from;
          const shown = { look: state.look, month };
          const saysYear = (at === 0 || month.endsWith('-01')) && month.slice(0, 4) !== present.slice(0, 4);
          return (
            <Link
              key={month}
              to={linkTo({ month })}
              className={classes.tab ?? ''}
              aria-current={isShown ? 'page' : undefined}
              title={shownName(shown, 'full')}
            >
              {months === 1 && <MonthLock lock={locks.get(month)} />}
              {shownName(shown, 'short')}
              {saysYear && ` ${month.slice(0, 4)}`}
            </Link>
          );
        })}
        {step(1)}
      </nav>
      <Button component={Link} to={linkTo({ month: present })} variant="default">
        {t('calendar.today')}
      </Button>
    </>
  );
};

const LookTabs = ({ state, linkTo }: Pick<Props, 'state' | 'linkTo'>) => {
  const { t } = useTranslation('days-off');
  return (
    <nav className={classes.tabs} aria-label={t('calendar.look.title')}>
      {looks.map((look) => (
        <Link
          key={look}
          to={linkTo({ look })}
          className={classes.tab ?? ''}
          aria-current={look === state.look ? 'page' : undefined}
        >
          {t(`calendar.look.${look}`)}
        </Link>
      ))}
    </nav>
  );
};

type FilterProps = Pick<Props, 'state' | 'change'> & {
  segments: readonly SegmentOption[];
  types: readonly LegendType[];
  size: 'xs' | 'md';
};

const ways = ['day', 'person'] as const;

/** How much the agenda shows on a phone. */
const spans = ['month', 'quarter'] as const;

type AgendaProps = Pick<Props, 'state' | 'linkTo'> & { hasSpans: boolean };

/** The order of the agenda, and on a phone whether it is of a month or of a quarter. */
export const AgendaTabs = ({ state, linkTo, hasSpans }: AgendaProps) => {
  const { t } = useTranslation('days-off');
  const shown = state.look === 'quarter' ? 'quarter' : 'month';
  return (
    <div data-print="none" className={classes.ways}>
      <nav aria-label={t('calendar.by.title')}>
        {ways.map((way) => (
          <Link
            key={way}
            to={linkTo({ byPerson: way === 'person' })}
            aria-current={state.byPerson === (way === 'person') ? 'page' : undefined}
          >
            {t(`calendar.by.${way}`)}
          </Link>
        ))}
      </nav>
      {hasSpans && (
        <nav aria-label={t('calendar.look.title')}>
          {spans.map((span) => (
            <Link key={span} to={linkTo({ look: span })} aria-current={span === shown ? 'page' : undefined}>
              {t(`calendar.look.${span}`)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
};

/** Whose days off are shown, and of which type. */
export const CalendarFilters = ({ state, change, segments, types, size }: FilterProps) => {
  const { t } = useTranslation('days-off');
  const options = types.flatMap(({ id, name }) => (id === null ? [] : [{ value: String(id), label: name }]));
  return (
    <>
      <div className={classes.segment}>
        <DeferredSegmentSelect state={state} change={change} segments={segments} links={undefined} size={size} />
      </div>
      <Select
        className={classes.type ?? ''}
        size={size}
        aria-label={t('calendar.type')}
        placeholder={t('calendar.allTypes')}
        data={options}
        value={state.type === undefined ? null : String(state.type)}
        onChange={(value) => change({ type: value === null ? undefined : Number(value) })}
        clearable
        clearButtonProps={{ 'aria-label': t('calendar.allTypes') }}
      />
      <SearchBox
        isOfPage
        className={classes.search}
        size={size}
        label={t('calendar.search')}
        search={state.search}
        onSearch={(search) => change({ search }, 'replace')}
      />
    </>
  );
};

/** Months, filters and looks of the calendar at desk size. */
export const CalendarToolbar = ({ segments, types, ...props }: Props & Omit<FilterProps, 'size'>) => (
  <search className={classes.toolbar}>
    <MonthTabs {...props} />
    <CalendarFilters state={props.state} change={props.change} segments={segments} types={types} size="xs" />
    <div className={classes.room} />
    <LookTabs state={props.state} linkTo={props.linkTo} />
  </search>
);
