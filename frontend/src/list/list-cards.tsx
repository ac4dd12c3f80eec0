import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../ui/router.ts';
import classes from './list.module.css';

type Props<Row> = {
  rows: readonly Row[] | undefined;
  fetching: boolean;
  linkOf: (row: Row) => string;
  renderCard: (row: Row) => ReactNode;
};

const SKELETONS = 8;

/** At phone width each row is a card with the facts that matter. */
export const ListCards = <Row extends { id: number }>({ rows, fetching, linkOf, renderCard }: Props<Row>) => (
  <ul className={classes.cards} data-fetching={fetching || undefined} aria-busy={rows === undefined || fetching}>
    {rows === undefined &&
      Array.from({ length: SKELETONS }, (_, at) => (
        <li key={at} className={classes.card} aria-hidden="true">
          <Skeleton height={14} width="50%" radius={5} />
          <Skeleton height={12} width="70%" radius={5} mt={12} />
        </li>
      ))}
    {rows?.map((row) => (
      <li key={row.id}>
        <Link to={linkOf(row)} className={classes.card} data-row={row.id}>
          {renderCard(row)}
        </Link>
      </li>
    ))}
  </ul>
);
