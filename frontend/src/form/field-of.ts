import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

type FormOf<Values> = { values: Values; getInputProps: (name: never) => Omit<FieldProps<never>, 'label'> };

/** Label, value, error and handlers of a field by its name: `<TextField {...field('plate')} />`. */
export const fieldOf =
  <Values extends object>(form: FormOf<Values>, labelOf: (name: keyof Values & string) => string) =>
  <Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> & { help?: ReactNode } => ({
    label: labelOf(name),
    // why: the form's props are typed as loosely as its path; the name says which value they hold
    ...(form.getInputProps(name as never) as Omit<FieldProps<Values[Name]>, 'label'>),
    value: form.values[name],
  });
