import { createHash } from 'node:crypto';
import {
  nextEntry as nextEntryOf,
  verifyChain as verifyChainOf,
  type AuditEntry,
  type AuditEvent,
  type ChainCheck,
  type ChainEnd,
  type ChainLink,
} from '#shared/audit-chain/audit-chain.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The entry of an event that follows these, of which only the last one counts (docs/areas/pdf-and-seal.md#seal). */
export const nextEntry = (previous: ChainLink | undefined, event: AuditEvent): AuditEntry =>
  nextEntryOf(previous, event, sha256);

/** Whether every entry is the one that was written; with the kept end also whether the last ones are there. */
export const verifyChain = (entries: readonly AuditEntry[], end?: ChainEnd): ChainCheck =>
  verifyChainOf(entries, sha256, end);
