import { useQuery } from '@tanstack/react-query';
import { getContractPdf } from '#shared/contract/contracts/get-contract-pdf.ts';
import { query, readOnce } from '../../api/query.ts';

/** A link to the pages of a contract; the link is valid for a minute, and the pages are read once. */
export const useContractPdf = (id: number) =>
  useQuery({ ...query(getContractPdf, { params: { id: String(id) } }), ...readOnce });
