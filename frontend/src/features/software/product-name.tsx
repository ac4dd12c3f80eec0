import { LetterTile } from '../../ui/letter-tile.tsx';
import classes from './software.module.css';

/** The tile of a product and its name. */
export const ProductName = ({ name }: { name: string }) => (
  <span className={classes.name}>
    <LetterTile name={name} />
    <strong className={classes.nameText}>{name}</strong>
  </span>
);
