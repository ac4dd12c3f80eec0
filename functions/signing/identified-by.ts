import type { Employee } from '#shared/people/employee.ts';
import type { IdentifiedBy } from '#functions/platform/pdf/seal-order.ts';

type Addresses = Pick<Employee, 'email' | 'private_email'>;

const isSame = (address: string, known: string | null | undefined): boolean =>
  address.trim().toLowerCase() === known?.trim().toLowerCase();

/** The address to which the link of a person went, as their record names it; another one was typed for this contract. */
export const addressOfLink = (address: string, person: Addresses | undefined): IdentifiedBy => {
  if (isSame(address, person?.email)) return 'link_work';
  return isSame(address, person?.private_email) ? 'link_private' : 'link_other';
};
