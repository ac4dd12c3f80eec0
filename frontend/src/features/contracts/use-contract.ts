import { useIsFetching, useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';
import type { UnprintableField } from './unprintable-banner.tsx';

export type ContractAnswer = EndpointResponse<typeof getContract>;

/** Whose values a PDF cannot show as they are. */
export const unprintableOf = ({ details, unprintable }: ContractAnswer): UnprintableField[] =>
  unprintable.map((field) => ({ ...field, person: details.person_name }));

const POLL_MS = 1500;

/** The contract that the address names; one that is being completed is read again until it is signed. */
export const useContract = () => {
  const { id = '' } = useParams();
  return useQuery({
    ...query(getContract, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.details.state === 'completing' ? POLL_MS : false),
  });
};

/** Whether a contract is being read again, as it is after an act of one's own: its version on screen may be of before. */
export const useContractReading = (): boolean => useIsFetching({ queryKey: [getContract.id] }) > 0;

/** What this user may do with a contract; text and values are changed on a draft only. */
export const useContractRights = ({ deleted, state, final }: Pick<ContractDetails, 'deleted' | 'state' | 'final'>) => {
  const can = useCan();
  const write = deleted === 0 && can('contracts:write');
  return {
    write,
    draft: write && state === 'draft' && final === 0,
    archive: can('contracts:archive'),
    remove: can('contracts:delete-permanently'),
  };
};
