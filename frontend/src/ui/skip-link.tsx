import classes from './skip-link.module.css';

type Props = {
  /** The id of what the focus goes to; it takes the focus. */
  to: string;
  /** The link stands in a sentence, for everybody. */
  isSeen?: boolean;
  children: string;
};

/** The way to another place of the page. For whoever goes on with Tab past many controls, it is unseen until it has the focus. */
export const SkipLink = ({ to, isSeen = false, children }: Props) => (
  <a className={isSeen ? classes.seen : classes.skip} href={`#${to}`}>
    {children}
  </a>
);
