import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './kind-choice.module.css';
import { format } from '../ui/format.ts';

export type KindOptions = {
  /** What is chosen: "Course type". */
  label: string;
  /** Without `value` every kind. */
  options: readonly { value?: string; label: string; count: number | undefined }[];
};

/** A choice of the kind of rows with their counts. It draws itself, so that lists need not load a library's control. */
export const KindChoice = ({
  state,
  change,
  label,
  options,
}: KindOptions & { state: Pick<ListState, 'kind'>; change: ChangeState }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- why: a fieldset takes no part in the row of the toolbar
  <div role="group" aria-label={label} className={classes.choice}>
    {options.map(({ value, label: words, count }) => (
      <button
        key={value ?? 'all'}
        type="button"
        className={classes.option}
        aria-pressed={state.kind === value}
        onClick={() => change({ kind: value })}
      >
        {words}
        {count !== undefined && <span className={classes.count}> {format().number(count)}</span>}
      </button>
    ))}
  </div>
);
