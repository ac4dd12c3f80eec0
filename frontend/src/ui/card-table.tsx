import type { ReactNode } from 'react';
import classes from './card-table.module.css';

type Head = {
  key: string;
  label: string;
  right?: boolean;
  /** Left out at phone width. */
  isWide?: boolean;
};

type Props = {
  caption: string;
  head: readonly Head[];
  /** The cells of each row, by the keys of the heads. */
  rows: readonly { key: string | number; cells: Readonly<Record<string, ReactNode>> }[];
  /** What leads to further rows. */
  more?: ReactNode;
};

/** A few rows with their headings, inside a card. */
export const CardTable = ({ caption, head, rows, more }: Props) => (
  <>
    <table className={classes.table}>
      <caption hidden>{caption}</caption>
      <thead>
        <tr>
          {head.map(({ key, label, right, isWide }) => (
            <th key={key} scope="col" data-right={right} data-wide={isWide}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {head.map(({ key, right, isWide }) => (
              <td key={key} data-right={right} data-wide={isWide}>
                {row.cells[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {more && <div className={classes.more}>{more}</div>}
  </>
);
