import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import table from './list-table.module.css';

type Props = {
  /** The name of the column in style sheets. */
  column: string;
  label: string;
  /** How the rows stand by this column; undefined where another one orders them. */
  direction: 'asc' | 'desc' | undefined;
  className?: string | undefined;
  onSort: () => void;
};

/** The head of a column that orders the rows of a table, with an arrow that says how. */
export const SortHead = ({ column, label, direction, className, onSort }: Props) => {
  const Arrow = direction === undefined ? IconSelector : direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      data-column={column}
      className={className}
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className={table.sort} data-sorted={direction} onClick={onSort}>
        {label}
        <Arrow size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
};
