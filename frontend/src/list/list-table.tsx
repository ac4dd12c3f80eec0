import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from '../ui/router.ts';
import { isRightAligned, type ListColumn } from './list-column.ts';
import { SkeletonCells } from './skeleton-cells.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';

type Props<Row> = {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[] | undefined;
  fetching: boolean;
  state: ListState;
  change: ChangeState;
  linkOf: (row: Row) => string;
  current: number;
};

const SKELETON_ROWS = 10;

const Head = <Row,>({ column, state, change }: Pick<Props<Row>, 'state' | 'change'> & { column: ListColumn<Row> }) => {
  const { t } = useTranslation('list');
  const direction = state.sort?.column === column.key ? state.sort.direction : undefined;
  const Arrow = direction === undefined ? IconSelector : direction === 'asc' ? IconArrowUp : IconArrowDown;
  const next = () => change({ sort: { column: column.key, direction: direction === 'asc' ? 'desc' : 'asc' } });
  return (
    <th
      scope="col"
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      className={isRightAligned(column) ? classes.right : undefined}
    >
      <button
        type="button"
        className={`${classes.sort} ${direction ? classes.sorted : ''}`}
        title={t('sortBy', { column: column.label })}
        onClick={next}
      >
        {column.label}
        <Arrow size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
};

/** The table edge to edge; the whole row opens the record, and its first cell is a real link for the middle button. */
export const ListTable = <Row extends { id: number }>({
  caption,
  columns,
  rows,
  fetching,
  state,
  change,
  linkOf,
  current,
}: Props<Row>) => {
  const navigate = useNavigate();
  const open = (row: Row, event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    const selectsText = (globalThis.getSelection()?.toString() ?? '') !== '';
    if (!isOnControl && !selectsText) void navigate(linkOf(row));
  };
  const first = (row: Row, content: ReactNode) => (
    <Link to={linkOf(row)} className={classes.rowLink}>
      {content}
    </Link>
  );
  return (
    <table className={classes.table} aria-busy={rows === undefined || fetching}>
      <caption hidden>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} state={state} change={change} />
          ))}
        </tr>
      </thead>
      <tbody className={fetching ? classes.fetching : undefined}>
        {rows === undefined && <SkeletonCells rows={SKELETON_ROWS} columns={columns.length} />}
        {rows?.map((row, at) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-current={at === current || undefined}
            onClick={(event) => open(row, event)}
          >
            {columns.map((column, index) => (
              <td key={column.key} className={isRightAligned(column) ? classes.right : undefined}>
                {index === 0 ? first(row, column.render(row)) : column.render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
