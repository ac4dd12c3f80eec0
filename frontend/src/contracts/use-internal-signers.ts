import { useQuery } from '@tanstack/react-query';
import { listInternalSigners } from '#shared/contract/signing/list-internal-signers.ts';
import { query } from '../api/query.ts';
import { useCan } from '../ui/actor.tsx';

type Option = { readonly value: string; readonly label: string };

/** The users who may sign for the company, as options of a select; none for whoever may not choose. */
export const useInternalSigners = (isWanted = true): Option[] => {
  const isEnabled = useCan()('contracts:send') && isWanted;
  const { data } = useQuery({ ...query(listInternalSigners, {}), enabled: isEnabled });
  return (data?.data ?? []).map(({ user_id: id, name }) => ({ value: String(id), label: name }));
};
