import classes from './toast-body.module.css';

export type ToastAction = { label: string; onClick: () => void };

/** The words of a toast, and what can be done about them. */
export const ToastBody = ({ words, actions }: { words: string; actions: readonly ToastAction[] }) => (
  <span className={classes.body}>
    <span className={classes.words}>{words}</span>
    {actions.length > 0 && (
      <span className={classes.actions}>
        {actions.map(({ label, onClick }) => (
          <button key={label} type="button" onClick={onClick}>
            {label}
          </button>
        ))}
      </span>
    )}
  </span>
);
