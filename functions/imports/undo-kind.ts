import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { Write } from '#functions/storage/transact.ts';

/** Records as they are now, and how each is put back. `writesOf` throws an `AppError` that says why one can not be. */
export type UndoSession = {
  readonly versionOf: (id: number) => number | undefined;
  /** `before` is the record as the ledger kept it, null for one that the import made. */
  readonly writesOf: (id: number, before: Record<string, unknown> | null) => Promise<Write[]>;
};

/** How an import of an object is undone; apart from the import kinds, because only the worker needs it. */
export type UndoKind = {
  readonly object: string;
  /** What changing a record needs, beside the right to import. */
  readonly writePermission: Permission;
  readonly open: (actor: Actor, ids: readonly number[]) => Promise<UndoSession>;
};
