import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getContractPdf } from '#shared/contract/contracts/get-contract-pdf.ts';
import { query, readOnce } from '../api/query.ts';

/**
 * A link to the pages of a contract, valid for a minute. Each answer has another address: the one that is shown stays
 * while the file is the same, so that the pages do not load again after every change on the page.
 */
export const useContractPdf = (id: number) => {
  const input = { params: { id: String(id) } };
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...query(getContractPdf, input), ...readOnce });
  const [shown, setShown] = useState<typeof data>();
  // The address of an earlier visit may be over.
  if (isFetchedAfterMount && data && data.sha256 !== shown?.sha256) setShown(data);
  return { shown, error, refetch };
};
