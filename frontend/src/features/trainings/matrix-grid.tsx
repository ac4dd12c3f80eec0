import { memo, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#shared/trainings/names.ts';
import { dayMonth } from '#shared/values/formats.ts';
import { Empty } from '../../ui/empty.tsx';
import { paths } from '../../ui/paths.ts';
import { PersonChip } from '../../ui/person-chip.tsx';
import { useNavigate } from '../../ui/router.ts';
import { useRowWindow } from '../../ui/use-row-window.ts';
import { CellMenu, MatrixLegend, SessionCell, useCellWords, type CellWords } from './matrix-cell.tsx';
import { useGridKeys, type Spot } from '../../ui/use-grid-keys.ts';
import { cellOf, type MatrixCell, type MatrixPerson, type MatrixSession } from './use-matrix.ts';
import sticky from '../../ui/sticky-table.module.css';
import classes from './matrix.module.css';

/** The heights of rows, head and box, which the style sheet repeats. */
const ROW_HEIGHT = 37;
const HEAD_HEIGHT = 48;
const BOX_HEIGHT = 520;
/** The most sessions with words beside the icons of their cells: with one more they would not fit at 1440 px. */
const WORDS_UP_TO = 4;
const PAGE_ROWS = 10;
/** The number of the first row of people: the head is row 1. */
const FIRST_ROW = 2;

const hasWords = (sessions: readonly MatrixSession[]): boolean => sessions.length <= WORDS_UP_TO;

type Props = {
  people: readonly MatrixPerson[];
  sessions: readonly MatrixSession[];
  mayChange: boolean;
  onChange: (person: MatrixPerson, cell: MatrixCell, status: ParticipantStatus) => void;
};

/** The sessions lie in several years, so that a day and a month would not tell when one was. */
const hasYears = (sessions: readonly MatrixSession[]): boolean =>
  new Set(sessions.flatMap(({ start_date: start }) => (start === null ? [] : [start.slice(-4)]))).size > 1;

const SessionHead = ({ session, hasYear }: { session: MatrixSession; hasYear: boolean }) => {
  const { t } = useTranslation('trainings');
  const { name, start_date: start } = session;
  return (
    <th scope="col" title={`${name}, ${start ?? t('detail.noDate')}`}>
      <span className={classes.headName}>{name}</span>
      <span className={classes.headDay}>{start === null ? t('matrix.noDay') : hasYear ? start : dayMonth(start)}</span>
    </th>
  );
};

const Until = ({ person: { valid_until: until, certificate_state: state } }: { person: MatrixPerson }) => {
  const { t } = useTranslation('trainings');
  if (until === null) return state === 'valid' ? t('matrix.forGood') : <Empty />;
  return state === 'expired' ? <span className={classes.expired}>{t('matrix.expired', { day: until })}</span> : until;
};

type RowProps = {
  person: MatrixPerson;
  sessions: readonly MatrixSession[];
  row: number;
  words: CellWords;
  mayChange: boolean;
  /** The column of the cell that the Tab key enters, in the row that has it. */
  activeColumn: number | undefined;
  /** The open menu, with its column. */
  menu: { column: number; content: ReactNode } | undefined;
};

/** Drawn again only when something in it changes: neither scrolling nor moving in other rows touches it. */
const Row = memo(({ person, sessions, row, words, mayChange, activeColumn, menu }: RowProps) => {
  const { name, avatar } = person.employee;
  const tabIndex = (column: number) => (activeColumn === column ? 0 : -1);
  return (
    <tr aria-rowindex={row + FIRST_ROW}>
      <th scope="row" title={name} tabIndex={tabIndex(0)}>
        <PersonChip name={name} picture={avatar} />
      </th>
      {sessions.map((session, at) => (
        <SessionCell
          key={session.id}
          cell={cellOf(person, session)}
          words={words}
          hasWords={hasWords(sessions)}
          mayChange={mayChange}
          isActive={activeColumn === at + 1}
          menu={menu?.column === at + 1 && menu.content}
        />
      ))}
      <td className={classes.until} tabIndex={tabIndex(sessions.length + 1)}>
        <Until person={person} />
      </td>
    </tr>
  );
});

const MatrixHead = ({ sessions }: { sessions: readonly MatrixSession[] }) => {
  const { t } = useTranslation('trainings');
  const withYears = hasYears(sessions);
  return (
    <thead>
      <tr>
        <th scope="col">{t('column.person_name')}</th>
        {sessions.map((session) => (
          <SessionHead key={session.id} session={session} hasYear={withYears} />
        ))}
        <th scope="col" className={classes.until}>
          {t('matrix.until')}
        </th>
      </tr>
    </thead>
  );
};

/** The place of the cell in which an event happened; events of an open menu are those of no cell. */
const spotOf = ({ target, currentTarget }: SyntheticEvent): Spot | undefined => {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  const cell = target.closest<HTMLTableCellElement>('tbody :is(th, td)');
  const row = Number(cell?.parentElement?.ariaRowIndex ?? Number.NaN) - FIRST_ROW;
  return cell && !Number.isNaN(row) ? { row, column: cell.cellIndex } : undefined;
};

const withSpot =
  (act: (spot: Spot) => void) =>
  (event: SyntheticEvent): void => {
    const spot = spotOf(event);
    if (spot) act(spot);
  };

type At = { person: MatrixPerson; cell: MatrixCell | undefined };

/** The person of a row, and their cell where the column is that of a session. */
const atSpot = (people: Props['people'], sessions: Props['sessions'], { row, column }: Spot): At | undefined => {
  const [person, session] = [people[row], sessions[column - 1]];
  return person && { person, cell: session && cellOf(person, session) };
};

/** Goes to the participant of a cell, and from the first column to the person. */
const useGoTo = () => {
  const navigate = useNavigate();
  return (at: At | undefined, { column }: Spot): void => {
    if (!at) return;
    const { person, cell } = at;
    if (cell) void navigate(paths.participant(cell.training_id, person.employee.id));
    else if (column === 0) void navigate(paths.person(person.employee.id));
  };
};

type OpenMenuProps = Pick<Props, 'onChange'> & { at: At & { cell: MatrixCell }; onClose: () => void };

const OpenMenu = ({ at: { person, cell }, onChange, onClose }: OpenMenuProps) => (
  <CellMenu
    cell={cell}
    employeeId={person.employee.id}
    onChoose={(status) => onChange(person, cell, status)}
    onClose={onClose}
  />
);

/**
 * People by sessions. Only the rows in sight are drawn; the arrow keys move from cell to cell, Enter opens the
 * participant and Space the menu of a status (docs/areas/trainings.md#pages).
 */
export const MatrixGrid = ({ people, sessions, mayChange, onChange }: Props) => {
  const { t } = useTranslation('trainings');
  const words = useCellWords();
  const goTo = useGoTo();
  const [opened, setOpened] = useState<Spot>();
  const { box, first, end, before, after, onScroll, reveal } = useRowWindow({
    count: people.length,
    rowHeight: ROW_HEIGHT,
    firstHeight: BOX_HEIGHT - HEAD_HEIGHT,
  });
  const cellAt = (spot: Spot): At | undefined => atSpot(people, sessions, spot);
  const open = (spot: Spot): void => {
    if (mayChange && cellAt(spot)?.cell) setOpened(spot);
  };
  const grid = useGridKeys({
    box,
    rows: people.length,
    columns: sessions.length + 2,
    page: PAGE_ROWS,
    reveal: (row) => reveal(row, HEAD_HEIGHT),
    onOpen: (spot) => goTo(cellAt(spot), spot),
    onMenu: open,
  });
  // The menu has the focus while it is open; the cell gets it back.
  const close = (): void => {
    setOpened(undefined);
    requestAnimationFrame(grid.focusActive);
  };
  // The Tab key enters the first row in sight when the active one is not.
  const entryRow = grid.active.row >= first && grid.active.row < end ? grid.active.row : first;
  const columns = sessions.length + 2;
  const menuOf = (row: number): RowProps['menu'] => {
    const at = opened?.row === row ? cellAt(opened) : undefined;
    if (!opened || !at?.cell) return undefined;
    return {
      column: opened.column,
      content: <OpenMenu at={{ ...at, cell: at.cell }} onChange={onChange} onClose={close} />,
    };
  };
  return (
    <>
      <div ref={box} className={classes.box} onScroll={onScroll}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- why: its cells take the focus
          role="grid"
          className={`${sticky.table} ${classes.grid}`}
          data-words={hasWords(sessions) || undefined}
          style={{ minWidth: `calc(var(--person) + var(--until) + ${sessions.length} * var(--session))` }}
          aria-label={t('matrix.title')}
          aria-rowcount={people.length + 1}
          aria-colcount={columns}
          onClick={withSpot(open)}
          onFocus={withSpot(grid.setActive)}
          onKeyDown={opened ? undefined : grid.onKeyDown}
          onKeyUp={opened ? undefined : grid.onKeyUp}
        >
          <MatrixHead sessions={sessions} />
          <tbody>
            {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
            {people.slice(first, end).map((person, at) => (
              <Row
                key={person.employee.id}
                person={person}
                sessions={sessions}
                row={first + at}
                words={words}
                mayChange={mayChange}
                activeColumn={first + at === entryRow ? grid.active.column : undefined}
                menu={menuOf(first + at)}
              />
            ))}
            {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
          </tbody>
        </table>
      </div>
      {!hasWords(sessions) && <MatrixLegend words={words} />}
    </>
  );
};
