import classes from './plate.module.css';

/** A number plate in a plain box, not an imitation of a real one (docs/areas/screens.md#parts). */
export const Plate = ({ plate }: { plate: string }) => <span className={classes.plate}>{plate}</span>;
