import { TextField } from './text-field.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = FieldProps<string> & { unit: string };

/** A whole number as typed, with its unit inside. */
export const WholeNumberField = ({ unit, ...props }: Props) => (
  <TextField {...props} inputMode="numeric" unit={<span className={classes.unit}>{unit}</span>} />
);
