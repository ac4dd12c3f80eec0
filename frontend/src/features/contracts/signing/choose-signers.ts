import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import type { SignerIn, SignerOut } from '#shared/contract/signing/signer.ts';
import type { SignerRole, SigningMethod } from '#shared/contracts/names.ts';

/** Who signs and how, as it is chosen in the dialog; '' is nobody. */
export type Choice = {
  method: SigningMethod;
  /** The roles in the order of signing. */
  order: SignerRole[];
  users: { internal_first: string; internal_second: string };
  /** The address of the person, if neither of their own is meant. */
  email: string;
};

const usualOrder: readonly SignerRole[] = ['internal_first', 'internal_second', 'employee'];

const userText = (id: number): string => (id > 0 ? String(id) : '');

/** What the contract says already: its signers, else what its template asks for. */
export const choiceOf = (details: ContractDetails, signers: readonly SignerOut[]): Choice => {
  const userOf = (role: SignerRole, named: number): string =>
    userText(signers.length > 0 ? (signers.find((one) => one.role === role)?.user_id ?? 0) : named);
  const hasEmployee =
    signers.length > 0 ? signers.some(({ role }) => role === 'employee') : details.employee_signature_required === 1;
  const hasInternal =
    signers.length > 0 ? signers.some(({ role }) => role !== 'employee') : details.internal_signature_required === 1;
  const chosen = signers.toSorted((one, other) => one.order - other.order).map(({ role }) => role);
  return {
    method: details.method ?? (hasInternal ? (hasEmployee ? 'internal_and_employee' : 'internal') : 'employee'),
    order: [...chosen, ...usualOrder.filter((role) => !chosen.includes(role))],
    users: {
      internal_first: userOf('internal_first', details.internal_signer_user_id),
      internal_second: userOf('internal_second', details.second_internal_signer_user_id),
    },
    email: '',
  };
};

/** The roles that sign with a method, in their order; the second user signs where one was chosen. */
export const rolesOf = ({ method, order, users }: Choice): SignerRole[] =>
  order.filter((role) => {
    if (role === 'employee') return method !== 'internal';
    if (method === 'employee') return false;
    return role === 'internal_first' || users.internal_second !== '';
  });

/** The order with a role moved by a place among those that sign. */
export const movedRole = (choice: Choice, role: SignerRole, by: -1 | 1): SignerRole[] => {
  const roles = rolesOf(choice);
  const at = roles.indexOf(role);
  const other = roles[at + by];
  if (at === -1 || other === undefined) return choice.order;
  return choice.order.map((each) => (each === role ? other : each === other ? role : each));
};

/** The signers of a call. */
export const signersIn = (choice: Choice): SignerIn[] =>
  rolesOf(choice)
    .filter((role) => role === 'employee' || choice.users[role] !== '')
    .map((role, at) => ({
      role,
      order: at + 1,
      ...(role === 'employee'
        ? choice.email.trim() !== '' && { email: choice.email.trim() }
        : { user_id: Number(choice.users[role]) }),
    }));

/** Whether somebody is still to be chosen: a user where one has to sign. On paper nobody has to be named. */
export const lacksUser = (choice: Choice): boolean =>
  (choice.method === 'internal' || choice.method === 'internal_and_employee') && choice.users.internal_first === '';

/** The methods by which a signature of the product itself is put. */
export const isSimple = (method: SigningMethod | null): boolean => method !== 'paper' && method !== 'provider';
