import type { AuditAct } from '#shared/contracts/names.ts';
import { auditEntry, type AuditEntry } from '#shared/contracts/signing.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { nextEntry } from '#functions/platform/audit-chain/audit-chain.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Something that happened to a contract, as its audit trail shows it. */
export type Happened = {
  readonly what: AuditAct;
  readonly who: string;
  readonly details?: Readonly<Record<string, string>>;
};

const PART = 'audit';
const DIGITS = 6;

const partOf = (n: number): string => `${PART}#${String(n).padStart(DIGITS, '0')}`;

type Extended = { readonly end: NonNullable<Contract['audit']>; readonly writes: readonly Write[] };

/** The audit trail with more entries, each of which holds the hash of the one before (docs/areas/signing.md#audit). */
export const extendTrail = (contract: Contract, happened: readonly Happened[], at: Date): Extended => {
  let end = contract.audit;
  const writes = happened.map(({ what, who, details = {} }) => {
    const from = currentOrigin()?.address ?? null;
    const entry = nextEntry(end && { n: end.count, hash: end.hash }, {
      at: at.toISOString(),
      what,
      who,
      from,
      details,
    });
    end = { count: entry.n, hash: entry.hash };
    return contractStore.putPart(contract.id, partOf(entry.n), entry);
  });
  return { end: end ?? { count: 0, hash: '' }, writes };
};

/** The audit trail of a contract, oldest first. */
export const readTrail = async (id: number): Promise<AuditEntry[]> => {
  const parts = [...(await contractStore.getParts(id))].filter(([part]) => part.startsWith(`${PART}#`));
  return parts.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => auditEntry.parse(item));
};
