import classes from './spinner.module.css';

/** A small spinning ring, to put beside words that say what is going on. */
export const Spinner = () => <span aria-hidden="true" className={classes.spinner} />;
