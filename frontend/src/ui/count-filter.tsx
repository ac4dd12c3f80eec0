import type { Tone } from './tokens.ts';
import classes from './count-filter.module.css';

const number = new Intl.NumberFormat('nl-BE');

export type Count<Key extends string> = {
  key: Key;
  label: string;
  count: number;
  /** The colour of the state; the count of everything has none. */
  tone?: Tone | undefined;
};

type Props<Key extends string> = {
  /** What is counted, for screen readers. */
  label: string;
  counts: readonly Count<Key>[];
  value: Key;
  onChange: (key: Key) => void;
};

/** Counts in one strip; each is a button that shows what it counts. */
export const CountFilter = <Key extends string>({ label, counts, value, onChange }: Props<Key>) => (
  <div className={classes.strip} role="group" aria-label={label}>
    {counts.map(({ key, label: name, count, tone }) => (
      <button
        key={key}
        type="button"
        className={classes.tile}
        aria-pressed={key === value}
        onClick={() => onChange(key)}
      >
        <span className={classes.name}>
          {tone && <span className={classes.dot} style={{ background: `var(--tone-${tone}-fg)` }} />}
          {name}
        </span>
        <span className={classes.count}>{number.format(count)}</span>
      </button>
    ))}
  </div>
);
