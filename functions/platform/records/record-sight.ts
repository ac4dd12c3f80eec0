import type { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { StoredRecord } from './stored-record.ts';

/** Where the records of a kind are kept, for work that treats all kinds alike; a store packs rows of its own kind only. */
export type RecordStore = { readonly type: string; readonly layout: object; readonly dated?: object | undefined };

/**
 * How an actor finds a record of a kind: all that feed, notes and documents need. It has methods, not properties,
 * because each kind knows only its own type of record.
 */
export type RecordSight<Stored extends StoredRecord = StoredRecord> = {
  readonly store: RecordStore;
  nameOf(stored: Stored): string;
  /** The record, strongly consistent; throws `not_found` when it is unknown or out of the actor's sight. */
  see(actor: Actor, id: number): Promise<Stored>;
  /**
   * The error for a change of this record, which the actor sees; undefined when it is theirs to change. Documents and
   * notes follow it, too (docs/areas/session-and-rights.md#teams).
   */
  refusal(actor: Actor, stored: Stored): Promise<AppError | undefined>;
  /** The names of records of the kind, archived ones included; null for an unknown id. No scope is applied. */
  names(actor: Actor): Promise<(id: number) => string | null>;
};
