import classes from './spinner.module.css';

/** A small ring beside the word that says what is going on. */
export const Spinner = () => <span aria-hidden="true" className={classes.spinner} />;
