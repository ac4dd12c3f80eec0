import type { SignerOut } from '#shared/contract/signing/signer.ts';
import { useInternalSigners } from '../../../contracts/use-internal-signers.ts';

/** The users who may be chosen as signers, and those that the contract names already. */
export const useSignerOptions = (signers: readonly SignerOut[]): { value: string; label: string }[] => {
  const known = [
    ...useInternalSigners(),
    ...signers.filter(({ user_id: id }) => id > 0).map(({ user_id: id, name }) => ({ value: String(id), label: name })),
  ];
  return [...new Map(known.map((option) => [option.value, option])).values()];
};
