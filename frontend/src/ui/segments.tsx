import { useId } from 'react';
import classes from './segments.module.css';

type Props<Value extends string> = {
  'aria-label': string;
  data: readonly { value: Value; label: string }[];
  /** The chosen one; none is chosen where it is not among them. */
  value: string;
  onChange: (value: Value) => void;
  size?: 'xs' | 'sm';
  fullWidth?: boolean;
  className?: string;
};

/**
 * One of a few, side by side. The chosen one is coloured where it stands: a control that slides a mark to it measures
 * its place, for which a browser lays the whole page out in the task that draws it.
 */
export const Segments = <Value extends string>({ data, value, onChange, size = 'sm', ...props }: Props<Value>) => {
  const name = useId();
  const { className = '', fullWidth = false } = props;
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      className={`${classes.segments} ${className}`}
      data-size={size}
      data-full={fullWidth || undefined}
      data-print="none"
    >
      {data.map((each) => (
        <label key={each.value} className={classes.segment}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={each.value}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          <span className={classes.label}>{each.label}</span>
        </label>
      ))}
    </div>
  );
};
