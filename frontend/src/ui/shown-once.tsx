import { CopyButton } from './copy-button.tsx';
import classes from './shown-once.module.css';

/** Something secret that is shown only now, to be copied. */
export const ShownOnce = ({ text, value, copy }: { text: string; value: string; copy: string }) => (
  <div className={classes.shown} role="status">
    <p>{text}</p>
    <div>
      <code>{value}</code>
      <CopyButton value={value} label={copy} isFirst />
    </div>
  </div>
);
