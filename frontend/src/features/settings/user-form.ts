import type { UserOut } from '#shared/contract/session/user.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Membership } from '#shared/permissions/actor.ts';
import { looksLikeEmail } from '#shared/values/looks-like-email.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { isBlank } from '#shared/values/is-blank.ts';

/** The values of the form; when a user is added, a blank `subject` means the e-mail address. */
export type UserForm = Membership & { name: string; email: string; subject: string; employee_id: number };

/** The rights with a switch, in the order of the form. */
export const rightFlags = [
  'fleet_access',
  'access_wages',
  'access_employee_details',
  'can_export',
  'can_import',
  'document_access',
  'access_sensitive_settings',
] as const;

/** A new user: every right starts off except reading the fleet, which belongs to the default role. */
export const emptyUser: UserForm = {
  name: '',
  email: '',
  subject: '',
  employee_id: 0,
  role: 'default',
  group_access: 'default',
  access_wages: 0,
  access_employee_details: 0,
  access_sensitive_settings: 0,
  document_access: 0,
  fleet_access: 1,
  can_export: 0,
  can_import: 0,
  support: 0,
  reseller: 0,
};

export const userFields = keysOf(emptyUser);

/**
 * The values of a stored user. No schema is used, because creating one tries `eval`, which the policy blocks and
 * reports.
 */
export const formOf = (user: UserOut): UserForm => ({
  ...emptyUser,
  ...Object.fromEntries(userFields.map((field) => [field, user[field]])),
});

/** The issues of the form before it is sent; with `isNew` the sign-in name may be blank. */
export const userIssues = (form: UserForm, isNew: boolean): Issue[] => [
  ...(isBlank(form.name) ? [issue('name', 'required')] : []),
  ...(form.email.trim() === ''
    ? [issue('email', 'required')]
    : looksLikeEmail(form.email)
      ? []
      : [issue('email', 'invalid_email')]),
  ...(!isNew && form.subject.trim() === '' ? [issue('subject', 'required')] : []),
];

/** The access from outside the company that a user has. */
export const outsideOf = (user: Membership): ('support' | 'reseller')[] =>
  (['support', 'reseller'] as const).filter((name) => user[name] === 1);

/** The rights of a user as keys of `settings:rightShort`, those with the largest effect first. */
export const rightsOf = (user: Membership): string[] => [
  ...outsideOf(user),
  ...(user.group_access === 'light' ? ['light'] : []),
  ...rightFlags.filter((right) => user[right] === 1),
];
