import type { UserOut } from '#shared/contract/session/user.ts';

/** The key of what a user is: whoever is outside the company has a role beside it, which says nothing about them. */
export const roleWord = ({ role, support, reseller }: Pick<UserOut, 'role' | 'support' | 'reseller'>) =>
  support === 1 ? 'supportDesk' : reseller === 1 ? 'payrollOffice' : role;
