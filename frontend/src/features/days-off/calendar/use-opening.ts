import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';
import type { Range } from './calendar-grid.tsx';
import { pathOfEntry } from './entry-path.ts';
import { entriesByDay, type CalendarPerson } from './month-bars.ts';
import type { MonthView } from './person-row.tsx';

/** What the grid opens: a day that is taken its request, a free one the form, a name the person. */
export const useOpening = (view: MonthView, enter: (range: Range) => void) => {
  const navigate = useNavigate();
  const can = useCan();
  return {
    onRange: (range: Range) => (can('days:write') ? enter(range) : undefined),
    onPerson: ({ employee_id: id }: CalendarPerson) => void navigate(paths.daysOffOfPerson(id)),
    onDay: (person: CalendarPerson, at: number): void => {
      const entry = entriesByDay(person, view.days).get(at)?.[0];
      if (entry) void navigate(pathOfEntry(entry, person.employee_id));
      else if (can('days:write')) enter({ person, from: at, to: at });
    },
  };
};
