import { TextCounter } from '../ui/text-counter.tsx';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import classes from './form.module.css';

/** A line of text with a counter; longer text is kept, so that nothing is cut off unseen. */
export const LineField = ({ max, ...props }: FieldProps & { max: number }) => {
  const used = (props.value ?? '').length;
  return (
    <div className={classes.counted}>
      <TextField {...props} isCounted />
      <TextCounter used={used} max={max} className={classes.counter} />
    </div>
  );
};
