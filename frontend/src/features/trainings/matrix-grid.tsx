import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#shared/trainings/names.ts';
import { Empty } from '../../ui/empty.tsx';
import { paths } from '../../ui/paths.ts';
import { PersonChip } from '../../ui/person-chip.tsx';
import { useNavigate } from '../../ui/router.ts';
import { useRowWindow } from '../../ui/use-row-window.ts';
import { CellLook, CellMenu, useCellWords } from './matrix-cell.tsx';
import { useGridKeys, type Spot } from '../../ui/use-grid-keys.ts';
import { cellOf, type MatrixCell, type MatrixPerson, type MatrixSession } from './use-matrix.ts';
import classes from './matrix.module.css';

/** The heights of rows and head, which the style sheet repeats. */
const ROW_HEIGHT = 37;
const HEAD_HEIGHT = 48;
/** With fewer sessions than this the cells have words beside their icons. */
const WORDS_UP_TO = 5;
const PAGE_ROWS = 10;

type Props = {
  people: readonly MatrixPerson[];
  sessions: readonly MatrixSession[];
  mayChange: boolean;
  onChange: (person: MatrixPerson, cell: MatrixCell, status: ParticipantStatus) => void;
};

const SessionHead = ({ session }: { session: MatrixSession }) => {
  const { t } = useTranslation('trainings');
  const { name, start_date: start } = session;
  return (
    <th scope="col" title={`${name}, ${start ?? t('detail.noDate')}`}>
      <span className={classes.headName}>{name}</span>
      <span className={classes.headDay}>{start?.slice(0, 5) ?? t('matrix.noDay')}</span>
    </th>
  );
};

const Until = ({ person: { valid_until: until, certificate_state: state } }: { person: MatrixPerson }) => {
  const { t } = useTranslation('trainings');
  if (until === null) return state === 'valid' ? t('matrix.forGood') : <Empty />;
  return state === 'expired' ? <span className={classes.expired}>{t('matrix.expired', { day: until })}</span> : until;
};

type Grid = ReturnType<typeof useGridKeys>;
type RowProps = Props & {
  person: MatrixPerson;
  row: number;
  grid: Grid;
  /** The row that the Tab key enters, when the active one is out of sight. */
  isEntry: boolean;
  opened: Spot | undefined;
  open: (spot: Spot) => void;
  close: () => void;
};

const Row = ({ person, row, sessions, mayChange, onChange, grid, isEntry, opened, open, close }: RowProps) => {
  const wordsOf = useCellWords();
  const { id, name, avatar } = person.employee;
  const hasWords = sessions.length <= WORDS_UP_TO;
  const cellProps = (column: number) => {
    const isActive = grid.active.column === column && (grid.active.row === row || isEntry);
    return {
      tabIndex: isActive ? 0 : -1,
      ref: grid.active.row === row && isActive ? grid.focusRef : null,
      onFocus: () => grid.setActive({ row, column }),
    };
  };
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row" {...cellProps(0)}>
        <PersonChip name={name} picture={avatar} />
      </th>
      {sessions.map((session, at) => {
        const cell = cellOf(person, session);
        const isOpened = opened?.row === row && opened.column === at + 1;
        return (
          <td
            key={session.id}

            title={wordsOf(cell)}
            aria-label={wordsOf(cell)}
            aria-haspopup={cell && mayChange ? 'menu' : undefined}
            data-changes={(cell && mayChange) || undefined}
            onClick={(event) => {
              // React passes events of the menu on to its cell.
              const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
              if (isOwn && cell && mayChange) open({ row, column: at + 1 });
            }}
            {...cellProps(at + 1)}
          >
            <CellLook cell={cell} hasWords={hasWords} />
            {cell && isOpened && (
              <CellMenu
                cell={cell}
                employeeId={id}
                onChoose={(status) => onChange(person, cell, status)}
                onClose={close}
              />
            )}
          </td>
        );
      })}
      <td className={classes.until} {...cellProps(sessions.length + 1)}>
        <Until person={person} />
      </td>
    </tr>
  );
};

/**
 * People by sessions. Only the rows in sight are drawn; the arrow keys move from cell to cell, Enter opens the
 * participant and Space the menu of a status (docs/areas/trainings.md#pages).
 */
export const MatrixGrid = (props: Props) => {
  const { people, sessions, mayChange } = props;
  const { t } = useTranslation('trainings');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Spot>();
  const { box, first, end, before, after, onScroll, reveal } = useRowWindow({
    count: people.length,
    rowHeight: ROW_HEIGHT,
  });
  const cellAt = ({ row, column }: Spot): { person: MatrixPerson; cell: MatrixCell | undefined } | undefined => {
    const [person, session] = [people[row], sessions[column - 1]];
    return person && { person, cell: session && cellOf(person, session) };
  };
  const grid = useGridKeys({
    rows: people.length,
    columns: sessions.length + 2,
    page: PAGE_ROWS,
    reveal: (row) => reveal(row, HEAD_HEIGHT),
    onOpen: (spot) => {
      const at = cellAt(spot);
      if (!at) return;
      const { person, cell } = at;
      if (cell) void navigate(paths.participant(cell.training_id, person.employee.id));
      else if (spot.column === 0) void navigate(paths.person(person.employee.id));
    },
    onMenu: (spot) => cellAt(spot)?.cell && mayChange && setOpened(spot),
  });
  // The menu has the focus while it is open; the cell gets it back.
  const close = (): void => {
    setOpened(undefined);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const isActiveShown = grid.active.row >= first && grid.active.row < end;
  const columns = sessions.length + 2;
  return (
    <div ref={box} className={classes.box} onScroll={onScroll}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- why: its cells take the focus
        role="grid"
        className={classes.grid}
        aria-label={t('matrix.title')}
        aria-rowcount={people.length + 1}
        aria-colcount={columns}
        onKeyDown={opened ? undefined : grid.onKeyDown}
        onKeyUp={opened ? undefined : grid.onKeyUp}
      >
        <thead>
          <tr>
            <th scope="col">{t('column.person_name')}</th>
            {sessions.map((session) => (
              <SessionHead key={session.id} session={session} />
            ))}
            <th scope="col" className={classes.until}>
              {t('matrix.until')}
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {people.slice(first, end).map((person, at) => (
            <Row
              {...props}
              key={person.employee.id}
              person={person}
              row={first + at}
              grid={grid}
              isEntry={!isActiveShown && at === 0}
              opened={opened}
              open={setOpened}
              close={close}
            />
          ))}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
};
