import { expectTypeOf } from 'vitest';
import type { ProblemError } from '../../frontend/src/api/problem.ts';
import { changedFields } from '../../frontend/src/form/changed-fields.ts';
import type { FieldProps } from '../../frontend/src/form/field-props.ts';
import type { ThreeWay } from '../../frontend/src/form/three-way-diff.ts';
import { useEdit } from '../../frontend/src/form/use-edit.ts';
import { useStaleEdit } from '../../frontend/src/form/use-stale-edit.ts';

type Values = { name: string; seats: number | null };
type Stored = { version: number; name: string; seats: number | null; is_used: boolean };

const record: Stored = { version: 3, name: 'Slack', seats: null, is_used: true };
const formOf = ({ name, seats }: Stored): Values => ({ name, seats });
const call = { isPending: false, isSuccess: false, error: null as ProblemError | null };

/** Hooks may stand only in a component or in a hook; this one is never called. */
export const useEditTypes = () => {
  const edit = useEdit({ record, formOf, call });
  expectTypeOf(edit.values).toEqualTypeOf<Values>();
  expectTypeOf(edit.start.record).toEqualTypeOf<Stored>();
  expectTypeOf(edit.start.values).toEqualTypeOf<Values>();
  expectTypeOf(edit.form.values.seats).toEqualTypeOf<number | null>();
  expectTypeOf(edit.stale.theirs).toEqualTypeOf<Stored | undefined>();
  // @ts-expect-error a field that the form does not have
  void edit.form.values.is_used;
  // @ts-expect-error a value of another type
  edit.form.setFieldValue('name', 7);

  const answer = Promise.resolve({ id: 7 });
  void edit.trackSave(answer, edit.values, (saved) => expectTypeOf(saved).toEqualTypeOf<{ id: number }>());
  // @ts-expect-error what was typed is complete
  void edit.trackSave(answer, { name: 'Slack' }, () => undefined);

  // An extra question stands in the form and not in the values.
  const withExtra = useEdit({ record, formOf, call, extra: { day: '21/11/2026' } });
  expectTypeOf(withExtra.form.values.day).toEqualTypeOf<string>();
  expectTypeOf(withExtra.values).toEqualTypeOf<Values>();
  // @ts-expect-error the day is no field of the record
  void withExtra.values.day;

  // @ts-expect-error a record without a version cannot be stale
  useEdit({ record: { name: 'Slack', seats: null }, formOf: ({ name, seats }: Values) => ({ name, seats }), call });
  // @ts-expect-error a form is made of its own record
  useEdit({ record, formOf: ({ color }: { color: string }) => ({ color }), call });
  // @ts-expect-error the edit follows the call that saves it
  useEdit({ record, formOf });

  const stale = useStaleEdit(record, formOf);
  expectTypeOf(stale.continueFromTheirs().values).toEqualTypeOf<Values>();
  expectTypeOf(stale.difference).toEqualTypeOf<ThreeWay<Values> | undefined>();
};

expectTypeOf(changedFields<Values>({ name: 'a', seats: 1 }, { name: 'b', seats: 1 })).toEqualTypeOf<Partial<Values>>();
// @ts-expect-error both sides have the same fields
changedFields<Values>({ name: 'a', seats: 1 }, { name: 'b' });

// A field of a form takes and gives one type.
expectTypeOf<Parameters<FieldProps<number>['onChange']>[0]>().toEqualTypeOf<number>();
expectTypeOf<Parameters<FieldProps['onChange']>[0]>().toEqualTypeOf<string>();
