import { hasFields, keepStored, readStored } from '../ui/browser-store.ts';
import { DRAFT_PREFIX } from '../ui/left-draft.ts';

/** What is never kept outside the form itself, not even in the tab (docs/areas/screens.md#drafts). */
const secret = new Set([
  'iban',
  'national_number',
  'own_contribution',
  'own_contribution_payment_type',
  'password',
  // The credentials of a payroll office.
  'new_username',
  'new_customer_code',
  'new_password',
  'new_secret',
  // The answers to what a template asks for, which may be a wage.
  'free',
]);

export type Draft<Values extends object> = {
  values: Partial<Values>;
  /** What the form started from, and the version of that record, where it edits one. */
  start?: Partial<Values>;
  version?: number;
  /** The step of a wizard. */
  step?: string;
};

const withoutSecrets = <Values extends object>(values: Partial<Values>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name))) as Partial<Values>;

/**
 * The name of a draft: whose it is, the address of the form, and its fields, so that a form of another shape does not
 * take it.
 */
export const draftKey = (userId: number, address: string, fields: readonly string[]): string =>
  `${DRAFT_PREFIX}${userId}:${address}:${fields.join()}`;

/** Whether something that the tab keeps under this name is a draft. */
export const isDraft = (name: string): boolean => name.startsWith(DRAFT_PREFIX);

/** Forgets every draft of this tab, or those of other users than one. */
export const forgetDrafts = (except?: number): void => {
  const names = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  for (const name of names)
    if (isDraft(name) && !(except !== undefined && name.startsWith(`${DRAFT_PREFIX}${except}:`)))
      sessionStorage.removeItem(name);
};

/** The names of the fields stand in the name of a draft, so what is checked here is that it has values. */
const isDraftOf = <Values extends object>(value: unknown): value is Draft<Values> =>
  hasFields(value, 'values') && hasFields(value.values);

export const readDraft = <Values extends object>(key: string): Draft<Values> | undefined =>
  readStored('sessionStorage', key, isDraftOf<Values>);

export const forgetDraft = (key: string): void => sessionStorage.removeItem(key);

export const keepDraft = <Values extends object>(key: string, draft: Draft<Values>): void => {
  const { values, start } = draft;
  const kept = { ...draft, values: withoutSecrets(values), ...(start && { start: withoutSecrets(start) }) };
  keepStored('sessionStorage', key, kept);
};
