import type { Mark, Spot } from '../../../ui/use-grid-keys.ts';
import type { gridItems } from './month-bars.ts';
import { PersonRow, TeamRow, type MonthView } from './person-row.tsx';

type Props = {
  items: ReturnType<typeof gridItems>;
  /** The rows that are drawn, up to the one before `end`. */
  first: number;
  end: number;
  view: MonthView;
  active: Spot;
  mark: Mark | undefined;
  /** Whether the rows say which month is locked, as they differ. */
  showsLock: boolean;
};

/** The teams and people in sight. The Tab key enters the active cell, else the first row that is drawn. */
export const CalendarRows = ({ items, first, end, view, active, mark, showsLock }: Props) => {
  const isActiveShown = active.row >= first && active.row < end;
  return items.slice(first, end).map((item, at) => {
    const row = first + at;
    const isEntry = active.row === row || (!isActiveShown && at === 0);
    if (!('person' in item))
      return (
        <TeamRow
          key={`team-${item.team}`}
          {...item}
          minimum={view.minimums.get(item.team)}
          row={row}
          columns={view.days.length + 2}
          isActive={isEntry}
        />
      );
    const isMarked = mark?.row === row && mark.to > mark.from;
    return (
      <PersonRow
        key={item.person.id}
        person={item.person}
        view={view}
        row={row}
        active={isEntry ? active.column : -1}
        markedFrom={isMarked ? mark.from : -1}
        markedTo={isMarked ? mark.to : -1}
        showsLock={showsLock}
      />
    );
  });
};
