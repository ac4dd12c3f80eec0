import type { UserOut } from '#shared/contract/session/user.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Membership } from '#shared/permissions/actor.ts';

/** What the form holds; `subject` blank means the e-mail address when a user is added. */
export type UserForm = Membership & { name: string; email: string; subject: string; employee_id: number };

/** Rights that a switch gives, in the order in which they are explained. */
export const rightFlags = [
  'fleet_access',
  'access_wages',
  'access_employee_details',
  'can_export',
  'can_import',
  'document_access',
  'access_sensitive_settings',
] as const;

/** Nothing is granted by leaving it out; the everyday rights of the everyday role stand ready to be taken away. */
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

export const userFields = Object.keys(emptyUser) as (keyof UserForm)[];

/** Without a schema: making one in the browser tries `eval`, which the policy refuses and reports. */
export const formOf = (user: UserOut): UserForm => ({
  ...emptyUser,
  ...Object.fromEntries(userFields.map((field) => [field, user[field]])),
});

/** What is missing before the API is asked; `isNew` lets the sign-in name be blank. */
export const userIssues = (form: UserForm, isNew: boolean): Issue[] => [
  ...(form.name.trim() === '' ? [issue('name', 'required')] : []),
  ...(form.email.trim() === ''
    ? [issue('email', 'required')]
    : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim())
      ? []
      : [issue('email', 'invalid_email')]),
  ...(!isNew && form.subject.trim() === '' ? [issue('subject', 'required')] : []),
];

/** The rights of a user as words, what changes most first: keys of `settings:rightShort`. */
export const rightsOf = (user: Membership): string[] => [
  ...(user.support === 1 ? ['support'] : []),
  ...(user.reseller === 1 ? ['reseller'] : []),
  ...(user.group_access === 'light' ? ['light'] : []),
  ...rightFlags.filter((right) => user[right] === 1),
];
