import { useTranslation } from 'react-i18next';
import { useCan } from '../../../ui/actor.tsx';
import { isHidden } from '../requests/is-hidden.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { CalendarGrid, type Range } from './calendar-grid.tsx';
import { shownMonths, type CalendarState } from './calendar-state.ts';
import { AgendaTabs } from './calendar-toolbar.tsx';
import { entriesByDay, type CalendarPerson } from './month-bars.ts';
import { addMonths } from './month-days.ts';
import type { MonthView } from './person-row.tsx';
import { useOpening } from './use-opening.ts';
import type { useRemoveDays } from './use-remove-days.ts';
import classes from './calendar.module.css';

type Props = {
  people: readonly CalendarPerson[];
  view: MonthView;
  state: CalendarState;
  change: (part: Partial<CalendarState>) => void;
  linkTo: Parameters<typeof AgendaTabs>[0]['linkTo'];
  /** The month of today. */
  present: string;
  isPhone: boolean;
  /** Opens the form for days of a person. */
  enter: (range: Range) => void;
  /** Removes days; a call of the page, as its toast outlasts the grid. */
  remove: ReturnType<typeof useRemoveDays>;
};

/** The people with their days: as an agenda, which is all that a phone has room for, or in the grid. */
export const CalendarBody = ({ people, view, state, change, linkTo, present, isPhone, enter, remove }: Props) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const opening = useOpening(view, enter);
  const { from, months } = shownMonths(state);
  if (people.length === 0) return <p className={classes.nobody}>{t('calendar.nobody')}</p>;
  if (isPhone || state.look === 'agenda')
    return (
      <>
        <AgendaTabs state={state} linkTo={linkTo} hasSpans={isPhone} />
        <CalendarAgenda
          key={from}
          people={people}
          view={view}
          byPerson={state.byPerson}
          onMonth={(by) => change({ month: addMonths(state.month, by * months) })}
        />
      </>
    );
  return (
    <CalendarGrid
      people={people}
      view={view}
      isPast={addMonths(from, months - 1) < present}
      {...opening}
      onRemove={(person, at) => {
        const entry = entriesByDay(person, view.days).get(at)?.[0];
        if (entry && !isHidden(entry) && can('days:write')) void remove(entry);
      }}
    />
  );
};
