import { useQuery } from '@tanstack/react-query';
import { verifyAudit } from '#shared/contract/signing/verify-audit.ts';
import { query } from '../../../api/query.ts';

/** The check of the audit trail of a contract; it runs when it is asked for, and its answer stays. */
export const useTrailCheck = (id: number) =>
  useQuery({ ...query(verifyAudit, { params: { id: String(id) } }), enabled: false });
