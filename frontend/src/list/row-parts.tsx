import type { ReactNode } from 'react';
import { PersonChip } from '../ui/person-chip.tsx';
import classes from './row-parts.module.css';

type NameProps = {
  /** The tile or icon before the name. */
  face: ReactNode;
  /** The name, with its identifying part in `strong`. */
  children: ReactNode;
  /** A state worth knowing in every list, such as a planned change. */
  badge?: ReactNode;
};

/** The first cell of a row: the name of the record. */
export const NameCell = ({ face, children, badge }: NameProps) => (
  <span className={classes.name}>
    {face}
    <span className={classes.nameText}>{children}</span>
    {badge}
  </span>
);

type PersonProps = {
  name: string | null;
  picture: string | null;
  /** Drawn narrower, for lists with many columns. */
  narrow?: boolean;
  /** Shown without a person. */
  nobody: ReactNode;
};

/** A cell with a person, such as the owner. */
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
  /** The name, with its identifying part in `strong`. */
  name: ReactNode;
  /** A mark before the words of the second line, such as a plate. */
  mark?: ReactNode;
  line: ReactNode;
  /** An amount or a state at the right, with `small` words under it. */
  side?: ReactNode;
  small?: ReactNode;
};

/** A row at phone width with its main facts. */
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
