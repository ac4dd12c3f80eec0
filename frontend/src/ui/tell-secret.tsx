import { ask } from './ask.ts';
import { ShownOnce } from './shown-once.tsx';
import classes from './shown-once.module.css';

type Secret = {
  title: string;
  text: string;
  value: string;
  /** The words of the button that copies it. */
  copy: string;
  /** What it is for. */
  use?: string;
  done: string;
  onDone?: () => void;
};

/** Shows something secret, which nobody sees again, over whichever page its user has gone to until it was made. */
export const tellSecret = ({ title, text, value, copy, use, done, onDone }: Secret): void =>
  ask({
    title,
    children: (
      <>
        <ShownOnce text={text} value={value} copy={copy} />
        {use !== undefined && <p className={classes.use}>{use}</p>}
      </>
    ),
    confirm: done,
    isTold: true,
    onConfirm: () => onDone?.(),
  });
