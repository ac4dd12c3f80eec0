import { GrowingText } from '../ui/growing-text.tsx';
import { TextCounter } from '../ui/text-counter.tsx';
import { inputProps, type FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = FieldProps & { max: number; rows?: number };

/** Several lines of text with a counter; longer text is kept, so that nothing is cut off unseen. */
export const TextArea = ({ max, rows = 3, ...props }: Props) => {
  const { value = '' } = props;
  const used = value.length;
  return (
    <div className={classes.counted}>
      <GrowingText
        {...inputProps({ ...props, isCounted: true })}
        minRows={rows}
        maxRows={12}
        value={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
      <TextCounter used={used} max={max} className={classes.counter} />
    </div>
  );
};
