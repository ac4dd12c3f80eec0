import type { DayOffTypeOut } from '#shared/contract/days-off/day-off-type.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isBlank } from '#shared/values/is-blank.ts';

/** The values of the form of a type; `kind` is chosen for a new type only. */
export type TypeForm = Pick<
  DayOffTypeOut,
  | 'name'
  | 'colour'
  | 'unit'
  | 'needs_approval'
  | 'has_balance'
  | 'strict_balance'
  | 'paid'
  | 'shown_as'
  | 'over_schedule'
  | 'keeps_holidays'
  | 'active'
> & { kind: 'leave' | 'absence' | 'training'; payroll_hint: string };

export type NewType = { version: 0 };

const blank: TypeForm = {
  name: '',
  kind: 'leave',
  colour: 'indigo',
  unit: 'days',
  needs_approval: 1,
  has_balance: 0,
  strict_balance: 0,
  paid: 1,
  shown_as: 'name',
  payroll_hint: '',
  over_schedule: 0,
  keeps_holidays: 0,
  active: 1,
};

export const formOf = (type: DayOffTypeOut | NewType): TypeForm => {
  if (!('id' in type)) return blank;
  const { id: _id, version: _version, in_use: _used, payroll_hint, ...fields } = type;
  return { ...fields, payroll_hint: payroll_hint ?? '' };
};

export const issuesOf = ({ name }: TypeForm): Issue[] => (isBlank(name) ? [issue('name', 'required')] : []);

/** The fields that have a meaning for a kind; the others are neither shown nor sent. */
export const fieldsOf = ({ kind, has_balance: has }: Pick<TypeForm, 'kind' | 'has_balance'>) => {
  const isLeave = kind === 'leave';
  return {
    needs_approval: isLeave,
    has_balance: isLeave,
    strict_balance: isLeave && has === 1,
    over_schedule: isLeave,
    keeps_holidays: kind === 'absence',
  };
};

/** The values to send: without those of fields that the kind does not have. */
export const bodyOf = <Sent extends Partial<TypeForm>>(form: TypeForm, sent: Sent): Sent => {
  const shown: Readonly<Partial<Record<string, boolean>>> = fieldsOf(form);
  // why: leaving out optional keys keeps the shape of what is sent
  return Object.fromEntries(Object.entries(sent).filter(([name]) => shown[name] ?? true)) as Sent;
};
