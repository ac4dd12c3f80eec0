import { Link } from './router.ts';
import classes from './bar-list.module.css';

export type Bar = {
  key: string;
  label: string;
  /** A dim note after the label, such as a count. */
  note: string;
  figure: string;
  unit?: string;
  /** The length of the bar relative to the longest one, 0 to 1. */
  share: number;
  to?: string | undefined;
};

/** Figures with a bar under each; the label may link to what the bar measures. */
export const BarList = ({ bars }: { bars: readonly Bar[] }) => (
  <ul className={classes.list}>
    {bars.map(({ key, label, note, figure, unit, share, to }) => (
      <li key={key} className={classes.item}>
        <div className={classes.words}>
          {to === undefined ? (
            <span className={classes.label}>{label}</span>
          ) : (
            <Link to={to} className={classes.label}>
              {label}
            </Link>
          )}
          <span className={classes.note}>{note}</span>
          <span className={classes.figure}>{figure}</span>
          {unit !== undefined && <span className={classes.unit}>{unit}</span>}
        </div>
        <div className={classes.track} aria-hidden="true">
          <div className={classes.bar} style={{ width: `${share * 100}%` }} />
        </div>
      </li>
    ))}
  </ul>
);
