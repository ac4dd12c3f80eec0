import type { Issue } from '#shared/errors/issue.ts';
import { afterPress } from '../../form/after-press.ts';
import type { FieldProps } from '../../form/field-props.ts';

type Form<Values> = {
  errors: Readonly<Record<string, unknown>>;
  getValues: () => Values;
  setFieldError: (path: never, error: string | null) => void;
};

const noneTogether: Readonly<Record<never, never>> = {};

/**
 * Checks a field by the rules of the whole form when it is left, and those that are judged together with it. A field
 * that is still empty is asked for on submit only.
 */
export const blurCheckOf =
  <Values extends object>(
    form: Form<Values>,
    issuesOf: (values: Values) => readonly Issue[],
    together: Readonly<Partial<Record<keyof Values, readonly (keyof Values & string)[]>>> = noneTogether,
  ) =>
  <Value>(name: keyof Values & string, props: FieldProps<Value>): FieldProps<Value> => ({
    ...props,
    onBlur: (event) => {
      props.onBlur?.(event);
      afterPress(() => {
        const values = form.getValues();
        const found = issuesOf(values);
        for (const path of [name, ...(together[name] ?? [])]) {
          const message = found.find((each) => each.path === path && each.code !== 'required')?.message;
          // why: the form types its paths by its values; `path` is one of their names
          if (message !== undefined) form.setFieldError(path as never, message);
          else if (path !== name) form.setFieldError(path as never, null);
        }
      });
    },
  });
