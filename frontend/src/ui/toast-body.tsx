import type { ToastAction } from './notify.ts';
import classes from './toast-body.module.css';

export const ToastBody = ({ words, action }: { words: string; action?: ToastAction }) => (
  <span className={classes.body}>
    <span>{words}</span>
    {action && (
      <button type="button" onClick={action.onClick}>
        {action.label}
      </button>
    )}
  </span>
);
