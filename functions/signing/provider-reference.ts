import type { Contract } from '#shared/contracts/contract.ts';

type Sent = Pick<Contract, 'id' | 'sending'>;

/** Names the request of a contract at the provider: its sending, and which attempt of that. */
export const referenceOf = ({ id, sending }: Sent): string =>
  `${process.env['TENANT'] || 'local'}-contract-${id}-${sending?.number ?? 0}-${sending?.provider?.attempt ?? 1}`;

/** The contract that a reference names; undefined for a reference that is none of ours. */
export const contractIn = (reference: string): number | undefined => {
  const [, id] = /-contract-(\d{1,12})-\d+-\d+$/.exec(reference) ?? [];
  return id === undefined ? undefined : Number(id);
};
