import type { ReactNode } from 'react';
import { PersonChip } from '../ui/person-chip.tsx';
import classes from './row-parts.module.css';

type NameProps = {
  /** The tile or icon before it. */
  face: ReactNode;
  /** The name, what identifies it in `strong`. */
  children: ReactNode;
};

/** The first cell of a row: what it is. */
export const NameCell = ({ face, children }: NameProps) => (
  <span className={classes.name}>
    {face}
    <span className={classes.nameText}>{children}</span>
  </span>
);

type PersonProps = {
  name: string | null;
  picture: string | null;
  /** In lists of many columns. */
  narrow?: boolean;
  /** Instead of a name, for nobody. */
  nobody: ReactNode;
};

/** Whose it is. */
export const PersonCell = ({ name, picture, narrow = false, nobody }: PersonProps) =>
  name === null ? (
    nobody
  ) : (
    <span className={classes.person} data-narrow={narrow || undefined}>
      <PersonChip name={name} picture={picture} />
    </span>
  );

type CardProps = {
  face: ReactNode;
  /** What identifies it in `strong`. */
  name: ReactNode;
  /** What stands before the words of the second line: a plate. */
  mark?: ReactNode;
  line: ReactNode;
  /** At the right: an amount or a state, with smaller words under it. */
  side?: ReactNode;
  small?: ReactNode;
};

/** A row at phone width: the facts that matter. */
export const RowCard = ({ face, name, mark, line, side, small }: CardProps) => {
  const hasSide = Boolean(side) || Boolean(small);
  return (
    <span className={classes.card}>
      {face}
      <span className={classes.cardMain}>
        <span className={classes.cardName}>{name}</span>
        <span className={classes.cardLine}>
          {mark}
          <span className={classes.cut}>{line}</span>
        </span>
      </span>
      {hasSide && (
        <span className={classes.cardSide}>
          {side}
          {small && <span className={classes.small}>{small}</span>}
        </span>
      )}
    </span>
  );
};
