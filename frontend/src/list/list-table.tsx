import { Checkbox, Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { linkState } from '../ui/known-name.ts';
import { preloadOn } from '../ui/preload.ts';
import { Link, useNavigate } from '../ui/router.ts';
import { HeadWords } from './head-words.tsx';
import { isRightAligned, type ListColumn } from './list-column.ts';
import type { ListState } from './list-state.ts';
import { SkeletonCells } from './skeleton-cells.tsx';
import type { ChangeState } from './use-list-state.ts';
import type { SelectionState } from './use-selection.ts';
import classes from './list-table.module.css';

type Props<Row> = {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[] | undefined;
  fetching: boolean;
  state: ListState;
  change: ChangeState;
  linkOf: (row: Row) => string;
  /** The selection; with it each row has a checkbox. */
  selected: SelectionState | undefined;
  nameOf: (row: Row) => string;
};

const SKELETON_ROWS = 10;

const Head = <Row,>({ column, state, change }: Pick<Props<Row>, 'state' | 'change'> & { column: ListColumn<Row> }) => {
  const { t } = useTranslation('list');
  const direction = state.sort?.column === column.key ? state.sort.direction : undefined;
  const Arrow = direction === undefined ? IconSelector : direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      className={isRightAligned(column) ? classes.right : undefined}
      style={column.width === undefined ? undefined : { width: column.width }}
    >
      <button
        type="button"
        className={classes.sort}
        data-sorted={direction}
        title={t('sortBy', { column: column.label })}
        onClick={() => change({ sort: { column: column.key, direction: direction === 'asc' ? 'desc' : 'asc' } })}
      >
        <HeadWords of={column.head ?? column.label} />
        <Arrow size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
};

/** The table of a list. A click anywhere in a row opens the record; the first cell is a real link as well. */
export const ListTable = <Row extends { id: number }>(props: Props<Row>) => {
  const { caption, columns, rows, fetching, state, change, linkOf, selected, nameOf } = props;
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const isChosen = (row: Row) =>
    selected !== undefined && (selected.selection.all || selected.selection.ids.has(row.id));
  const chosen = rows?.filter(isChosen).length ?? 0;
  const open = (row: Row, event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    const selectsText = (globalThis.getSelection()?.toString() ?? '') !== '';
    if (isOnControl || selectsText) return;
    if (event.ctrlKey || event.metaKey) window.open(linkOf(row), '_blank', 'noopener');
    else void navigate(linkOf(row), { state: linkState(row, nameOf) });
  };
  return (
    <table
      className={classes.table}
      data-checks={selected ? true : undefined}
      aria-busy={rows === undefined || fetching}
    >
      <caption hidden>{caption}</caption>
      <thead>
        <tr>
          {selected && (
            <td className={classes.check}>
              <Checkbox
                size="xs"
                aria-label={t('selectPage')}
                checked={rows !== undefined && rows.length > 0 && chosen === rows.length}
                indeterminate={chosen > 0 && chosen < (rows?.length ?? 0)}
                onChange={(event) => selected.toggleRows(rows?.map(({ id }) => id) ?? [], event.currentTarget.checked)}
              />
            </td>
          )}
          {columns.map((column) => (
            <Head key={column.key} column={column} state={state} change={change} />
          ))}
        </tr>
      </thead>
      <tbody data-fetching={fetching || undefined}>
        {rows === undefined && (
          <SkeletonCells
            rows={SKELETON_ROWS}
            columns={columns.length}
            before={
              selected && (
                <td className={classes.check}>
                  <Skeleton height={16} width={16} />
                </td>
              )
            }
          />
        )}
        {rows?.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-selected={isChosen(row) || undefined}
            onClick={(event) => open(row, event)}
            {...preloadOn(linkOf(row))}
          >
            {selected && (
              <td className={classes.check}>
                <Checkbox
                  size="xs"
                  aria-label={t('selectRow', { name: nameOf(row) })}
                  checked={isChosen(row)}
                  onChange={() => selected.toggle(row.id)}
                />
              </td>
            )}
            {columns.map((column, index) => (
              <td key={column.key} className={isRightAligned(column) ? classes.right : undefined}>
                {index === 0 ? (
                  <Link to={linkOf(row)} state={linkState(row, nameOf)} className={classes.rowLink}>
                    {column.render(row)}
                  </Link>
                ) : (
                  column.render(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
