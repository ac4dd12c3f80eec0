import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { isRightAligned, type ListColumn } from '../../../list/list-column.ts';
import { SortHead } from '../../../list/sort-head.tsx';
import { ParticipantMenu } from './participant-menu.tsx';
import { ParticipantPerson } from './participant-person.tsx';
import { ParticipantValue } from './participant-value.tsx';
import type { ParticipantActions } from './use-participant-actions.tsx';
import classes from './participants.module.css';

type Props = {
  caption: string;
  rows: readonly ParticipantRowOut[];
  columns: readonly ListColumn<ParticipantRowOut>[];
  fetching: boolean;
  /** A column and its direction, as the address has it. */
  sort: string;
  onSort: (sort: string) => void;
  actions: ParticipantActions;
};

/** The cell of a column: status and result are changed in place. */
const Cell = ({
  column,
  row,
  actions,
}: { column: ListColumn<ParticipantRowOut>; row: ParticipantRowOut } & Pick<Props, 'actions'>) => {
  if (column.key === 'name')
    return (
      <span className={classes.person}>
        <ParticipantPerson row={row} />
      </span>
    );
  if (column.key === 'status' || column.key === 'result')
    return <ParticipantValue what={column.key} row={row} actions={actions} />;
  return column.render(row);
};

/** The order of the rows by a column; by name where no column was chosen. */
const directionOf = (key: string, sort: string): 'asc' | 'desc' | undefined => {
  const chosen = sort === '' ? 'name' : sort;
  if (chosen === key) return 'asc';
  return chosen === `-${key}` ? 'desc' : undefined;
};

/** One page of participants, with those who wait under a heading of their own. */
export const ParticipantTable = ({ caption, rows, columns, fetching, sort, onSort, actions }: Props) => {
  const { t } = useTranslation('trainings');
  const firstWaiting = rows.find(({ waiting }) => waiting === 1)?.id;
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-busy={fetching}>
        <caption hidden>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const direction = directionOf(column.key, sort);
              return (
                <SortHead
                  key={column.key}
                  column={column.key}
                  label={column.label}
                  direction={direction}
                  className={isRightAligned(column) ? classes.right : undefined}
                  onSort={() => onSort(direction === 'asc' ? `-${column.key}` : column.key)}
                />
              );
            })}
            <th scope="col">
              <VisuallyHidden>{t('people.column.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody data-fetching={fetching || undefined}>
          {rows.map((row) => (
            <Fragment key={row.id}>
              {row.id === firstWaiting && (
                <tr>
                  <th className={classes.group} colSpan={columns.length + 1} scope="colgroup">
                    {t('people.waitingList')}
                  </th>
                </tr>
              )}
              <tr data-row={row.id}>
                {columns.map((column) => (
                  <td key={column.key} data-right={isRightAligned(column) || undefined}>
                    <Cell column={column} row={row} actions={actions} />
                  </td>
                ))}
                <td className={classes.menu}>
                  <ParticipantMenu row={row} actions={actions} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};
