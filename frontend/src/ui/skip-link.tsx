import classes from './skip-link.module.css';

type Props = { /** The id of what the focus goes to; it takes the focus. */ to: string; children: string };

/** The way past many controls for whoever goes on with Tab; unseen until it has the focus. */
export const SkipLink = ({ to, children }: Props) => (
  <a className={classes.skip} href={`#${to}`}>
    {children}
  </a>
);
