import { createHash } from 'node:crypto';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { verifyAudit } from '#shared/contract/signing/verify-audit.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { verifyChain } from '#functions/platform/audit-chain/audit-chain.ts';
import { readBytesIfThere } from '#functions/platform/files/objects.ts';
import { verifySeal } from '#functions/platform/pdf/verify-seal.ts';
import { readTrail } from './audit-trail.ts';

type Verdict = EndpointResponse<typeof verifyAudit>;

/** The sealed file is the one that was stored, and its seal holds. A paper was sealed by nobody. */
const fileOf = async ({ result, method }: Contract): Promise<Verdict['file']> => {
  if (!result) return null;
  const stored = await readBytesIfThere(result.key);
  if (!stored) return 'missing';
  if (createHash('sha256').update(stored).digest('hex') !== result.sha256) return 'changed';
  if (method === 'paper' || method === 'provider') return 'intact';
  const seal = await verifySeal(stored);
  return seal.ok ? 'intact' : 'changed';
};

/** Whether the audit trail and the sealed file of a contract are as they were written. */
export const verifyContract = async (contract: Contract): Promise<Verdict> => {
  const [trail, file] = await Promise.all([readTrail(contract.id), fileOf(contract)]);
  const { count, hash } = contract.audit ?? { count: 0, hash: '' };
  // The contract names its last entry, so that entries that were cut off at the end are missed.
  const { ok, first_broken, last_hash } = verifyChain(trail, { entries: count, last_hash: hash });
  return { ok: ok && (file === null || file === 'intact'), first_broken, last_hash, file };
};
