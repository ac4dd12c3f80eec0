import classes from './plate.module.css';

/** A number plate: a plain box, never an imitation (visual.md §5). */
export const Plate = ({ plate }: { plate: string }) => <span className={classes.plate}>{plate}</span>;
