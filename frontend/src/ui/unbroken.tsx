import { Fragment } from 'react';
import classes from './unbroken.module.css';

/**
 * A serial number, the number of a label or a plate: a word with a hyphen, at which a line could end, and with figures
 * or in capitals alone.
 */
const isMark = (word: string): boolean => word.includes('-') && (/\d/.test(word) || !/\p{Ll}/u.test(word));

/** A text whose serial numbers and plates stand on one line each, where they have room on one. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(' ').map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- why: the words of a text have no other key, and keep no state
    <Fragment key={at}>
      {at > 0 && ' '}
      {isMark(word) ? <span className={classes.mark}>{word}</span> : word}
    </Fragment>
  ));
