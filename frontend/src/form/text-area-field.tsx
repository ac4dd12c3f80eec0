import { Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { fieldSize, type FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = FieldProps<string> & { max: number; rows?: number; placeholder?: string };

/** Several lines with a counter; typing stops at the limit (spec B §5, counted inputs). */
export const TextAreaField = ({ help, max, rows = 3, onChange, ...props }: Props) => {
  const isPhone = useMediaQuery('(max-width: 600px)');
  return (
    <div>
      <Textarea
        {...props}
        size={fieldSize(isPhone)}
        autosize
        minRows={rows}
        maxRows={12}
        maxLength={max}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={props.error ? undefined : help}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.counter} aria-live="polite">
        {props.value.length} / {max}
      </div>
    </div>
  );
};
