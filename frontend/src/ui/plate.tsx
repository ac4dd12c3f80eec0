import classes from './plate.module.css';

/** A number plate: a plain box, never an imitation (docs/areas/screens.md#parts). */
export const Plate = ({ plate }: { plate: string }) => <span className={classes.plate}>{plate}</span>;
