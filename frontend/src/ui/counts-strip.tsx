import classes from './counts-strip.module.css';
import type { Tone } from './tokens.ts';
import { wholeNumber } from './whole-number.ts';

type Count<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly count: number;
  /** The colour of the dot before the label; without one there is no dot. */
  readonly tone?: Tone | undefined;
};

type Props<Key extends string> = {
  /** What the counts choose. */
  label: string;
  counts: readonly Count<Key>[];
  shown: Key;
  onShow: (key: Key) => void;
};

/** Counts side by side, each of which shows only what it counts. */
export const CountsStrip = <Key extends string>({ label, counts, shown, onShow }: Props<Key>) => (
  <fieldset className={classes.strip} aria-label={label}>
    {counts.map(({ key, label: name, count, tone }) => (
      <button
        key={key}
        type="button"
        className={classes.count}
        aria-pressed={key === shown}
        onClick={() => onShow(key)}
      >
        <span className={classes.label}>
          {tone && <span className={classes.dot} style={{ background: `var(--tone-${tone}-fg)` }} />}
          {name}
        </span>
        <strong>{wholeNumber(count)}</strong>
      </button>
    ))}
  </fieldset>
);
