import { emptyEmployee } from '#shared/people/employee.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { User } from '#shared/people/user.ts';
import { addDays, belgianDay } from '#shared/values/dates.ts';
import type { Language } from '#shared/values/language.ts';
import { personDataTexts } from '#functions/platform/texts/person-data.ts';
import type { ErasedName } from '#functions/people/marks-of-person.ts';

/** An address of a domain that nobody can have (RFC 2606). */
const addressOf = (what: string): string => `erased-${what}@erased.invalid`;

export const erasedName = (personId: number, language: Language): ErasedName => ({
  name: personDataTexts(language).erased.replace('{{number}}', String(personId)),
  email: addressOf(String(personId)),
});

/** The record of an erased person: its number, its last day, by which is kept what law keeps, and nothing else. */
export const erasedEmployee = (before: Employee, { name }: ErasedName, at: string): Employee => ({
  ...emptyEmployee,
  last_name: name,
  // In a backup they may still have been here.
  active_until: before.deleted === 1 ? before.active_until : addDays(belgianDay(new Date(at)), -1),
  id: before.id,
  version: before.version,
  deleted: 1,
  created_at: before.created_at,
  import_id: before.import_id,
  erased_at: at,
  wages: [],
  wage_type: null,
  wage_amount: null,
  wage_from: null,
  custom_fields: undefined,
  tags: undefined,
});

/** A login that nobody has any more. Its name at the identity provider is one that no account can have. */
export const erasedUser = (before: User, { name }: ErasedName): User => ({
  ...before,
  active: 0,
  name,
  email: addressOf(`user-${before.id}`),
  subject: addressOf(`user-${before.id}`),
  impersonating_user_id: 0,
});
