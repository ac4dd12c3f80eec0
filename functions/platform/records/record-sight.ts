import type { Actor } from '#shared/permissions/actor.ts';
import type { StoredRecord } from './stored-record.ts';

/**
 * How one record of a kind is found for an actor: all that its feed, its notes and its documents need. Methods, not
 * properties: each kind knows its own record only.
 */
export type RecordSight<Stored extends StoredRecord = StoredRecord> = {
  nameOf(stored: Stored): string;
  /** The record, strongly consistent; throws `not_found` when it is unknown or out of the actor's sight. */
  see(actor: Actor, id: number): Promise<Stored>;
  /** What records of the kind are called, archived ones too; null for one that does not exist. No scope is applied. */
  names(actor: Actor): Promise<(id: number) => string | null>;
};
