import type { SignerIn } from '#shared/contract/signing/signer.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { AddressType, SignerRole, SigningMethod } from '#shared/contracts/names.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Employee } from '#shared/people/employee.ts';
import { personName } from '#shared/people/employee.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { maySignInternally } from '#functions/platform/session/internal-signers.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

type Wanted = { readonly signers?: readonly SignerIn[] | undefined; readonly method?: SigningMethod | undefined };
export type ChosenSigners = { readonly signers: StoredSigner[]; readonly method: SigningMethod };

const roles: readonly SignerRole[] = ['internal_first', 'internal_second', 'employee'];

const wanted = (role: SignerRole, user_id?: number): SignerIn => ({ role, ...(user_id !== undefined && { user_id }) });

/** The signers that a contract asks for as it was made. */
const requiredBy = (contract: Contract): SignerIn[] => [
  ...(contract.internal_signature_required === 1 ? [wanted('internal_first', contract.internal_signer_user_id)] : []),
  ...(contract.second_internal_signer_user_id > 0
    ? [wanted('internal_second', contract.second_internal_signer_user_id)]
    : []),
  ...(contract.employee_signature_required === 1 ? [wanted('employee')] : []),
];

/** A signer as they were chosen before; the address of the person is looked up again. */
const chosenBefore = ({ role, user_id }: StoredSigner): SignerIn => wanted(role, user_id);

/** What was chosen, else what was chosen before, else what the contract asks for; in the order of signing. */
const ordered = (contract: Contract, { signers }: Wanted): SignerIn[] => {
  const chosen: readonly SignerIn[] =
    signers ?? (contract.signers.length > 0 ? contract.signers.map(chosenBefore) : requiredBy(contract));
  const places = chosen.map((signer, at) => ({ signer, order: signer.order ?? at + 1 }));
  return places.toSorted((one, other) => one.order - other.order).map(({ signer }) => signer);
};

const derived = (signers: readonly SignerIn[]): SigningMethod => {
  const hasEmployee = signers.some(({ role }) => role === 'employee');
  const hasInternal = signers.some(({ role }) => role !== 'employee');
  if (hasEmployee && hasInternal) return 'internal_and_employee';
  return hasEmployee ? 'employee' : 'internal';
};

/** The signers that a method takes of those that are chosen. */
const takenBy = (method: SigningMethod, signers: readonly SignerIn[]): SignerIn[] => {
  if (method === 'internal') return signers.filter(({ role }) => role !== 'employee');
  if (method === 'employee') return signers.filter(({ role }) => role === 'employee');
  return [...signers];
};

const addressOf = (person: Employee, type: AddressType): string =>
  (type === 'private' ? person.private_email : person.email) ?? '';

const internalSigner = (signer: SignerIn, path: string): { issues: Issue[]; found: Partial<StoredSigner> } => {
  const user = userCollection.rows.get(signer.user_id ?? 0);
  if (!user) return { issues: [issue(`${path}.user_id`, signer.user_id ? 'unknown_user' : 'required')], found: {} };
  return {
    issues: maySignInternally(user) ? [] : [issue(`${path}.user_id`, 'not_an_internal_signer', { name: user.name })],
    found: { user_id: user.id, employee_id: user.employee_id, name: user.name, email: user.email },
  };
};

/**
 * Who signs a contract, with names and addresses as they are now. Throws 422 for a role or a user that is named twice,
 * a user who may not sign, and a method without its signers.
 */
export const chooseSigners = async (
  contract: Contract,
  choice: Wanted,
  address: AddressType,
): Promise<ChosenSigners> => {
  const [person] = await Promise.all([employeeStore.get(contract.employee_id), userCollection.refresh()]);
  if (!person) throw new AppError('not_found');
  const all = ordered(contract, choice);
  const method = choice.method ?? (choice.signers ? derived(all) : (contract.method ?? derived(all)));
  const taken = takenBy(method, all);
  const issues: Issue[] = [];
  if (taken.length === 0) issues.push(issue('signers', 'one_must_sign'));
  const signers = taken.map((signer, at): StoredSigner => {
    const path = `signers.${at}`;
    if (taken.findIndex(({ role }) => role === signer.role) !== at) issues.push(issue(`${path}.role`, 'listed_twice'));
    const own = {
      user_id: 0,
      employee_id: person.id,
      name: personName(person),
      email: signer.email || addressOf(person, address),
    };
    const internal = signer.role === 'employee' ? undefined : internalSigner(signer, path);
    issues.push(...(internal?.issues ?? []));
    return {
      ...own,
      ...internal?.found,
      id: roles.indexOf(signer.role) + 1,
      role: signer.role,
      order: at + 1,
      state: 'waiting',
      sent_at: null,
      opened_at: null,
      signed_at: null,
      reason: null,
    };
  });
  const users = signers.filter(({ user_id: user }) => user > 0);
  users.forEach(({ user_id: user }, at) => {
    if (users.findIndex((other) => other.user_id === user) !== at) issues.push(issue('signers', 'same_signer'));
  });
  assertNoIssues(issues);
  return { signers, method };
};

/** Throws `email_missing` for a person who is asked by mail and has no address. */
export const assertAddresses = ({ signers, method }: ChosenSigners): void => {
  if (method === 'paper') return;
  const without = signers.findIndex(({ email }) => email === '');
  if (without < 0) return;
  throw new AppError('email_missing', {
    detail: `${signers[without]!.name} has no e-mail address of this kind.`,
    fields: [issue(`signers.${without}.email`, 'required')],
  });
};
