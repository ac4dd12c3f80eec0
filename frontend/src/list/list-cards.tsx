import { Checkbox, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { linkState } from '../ui/known-name.ts';
import { preloadOn } from '../ui/preload.ts';
import { Link } from '../ui/router.ts';
import type { SelectionState } from './use-selection.ts';
import classes from './list-cards.module.css';

type Props<Row> = {
  rows: readonly Row[] | undefined;
  fetching: boolean;
  linkOf: (row: Row) => string;
  renderCard: (row: Row) => ReactNode;
  besideCard?: ((row: Row) => ReactNode) | undefined;
  /** Given while rows are being selected: a tap then selects a row. */
  selected: SelectionState | undefined;
  nameOf: (row: Row) => string;
};

const SKELETONS = 8;

type ChosenProps = { name: string; isChosen: boolean; onToggle: () => void; children: ReactNode };

const Chosen = ({ name, isChosen, onToggle, children }: ChosenProps) => {
  const { t } = useTranslation('list');
  return (
    <label className={`${classes.card} ${classes.choice}`} data-selected={isChosen || undefined}>
      <Checkbox aria-label={t('selectRow', { name })} checked={isChosen} onChange={onToggle} />
      {children}
    </label>
  );
};

/** The rows of a list at phone width, each a card with its main facts. */
export const ListCards = <Row extends { id: number }>(props: Props<Row>) => {
  const { rows, fetching, linkOf, renderCard, besideCard, selected, nameOf } = props;
  return (
    <ul className={classes.cards} data-fetching={fetching || undefined} aria-busy={rows === undefined || fetching}>
      {rows === undefined &&
        Array.from({ length: SKELETONS }, (_, at) => (
          <li key={at} className={classes.card} aria-hidden="true">
            <Skeleton height={14} width="50%" radius={5} />
            <Skeleton height={12} width="70%" radius={5} mt={12} />
          </li>
        ))}
      {rows?.map((row) => (
        <li key={row.id} className={classes.cardItem}>
          {selected ? (
            <Chosen
              name={nameOf(row)}
              isChosen={selected.selection.all || selected.selection.ids.has(row.id)}
              onToggle={() => selected.toggle(row.id)}
            >
              {renderCard(row)}
            </Chosen>
          ) : (
            <Link
              to={linkOf(row)}
              state={linkState(row, nameOf)}
              className={classes.card}
              data-row={row.id}
              {...preloadOn(linkOf(row))}
            >
              {renderCard(row)}
            </Link>
          )}
          {!selected && besideCard?.(row)}
        </li>
      ))}
    </ul>
  );
};
