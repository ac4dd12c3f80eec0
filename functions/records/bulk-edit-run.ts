import type { ObjectType } from '#shared/records/object-types.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import type { BulkEditInput } from './bulk-edit.ts';
import { bulkItems } from './bulk-items.ts';
import { planBulkItem } from './bulk-plan.ts';
import { assertMaySet, bulkRight, parseBulkSet, type BulkSet, type SentSet } from './bulk-set.ts';
import type { BulkSession } from '#functions/platform/records/record-kind.ts';
import { BULK_EDIT_KIND } from '#shared/runs/bulk-edit.ts';
import { bulkKind } from './bulk-kinds.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { assertMayRead, notArchived } from './record-kinds.ts';

type Ready = { object: ObjectType; sent: SentSet; set: BulkSet; session: BulkSession };

/** Sets the same values on many records, each under the rights and rules of its own save. */
export const bulkEditRun = itemKind<BulkEditInput, number, Ready>({
  kind: BULK_EDIT_KIND,
  permission: ({ object, set }) => bulkRight(object, set),
  paceMs: 0,
  groupMax: 10,
  inFlight: 4,
  expand: async function* ({ object, choice }, { actor }) {
    yield* await bulkItems(actor, object, choice);
  },
  refOf: (id, { object }) => ({ object, id }),
  // Fields, options and rights may have been removed since the start.
  prepare: async ({ object, set: sent }, ids, { actor }) => {
    const [set, session] = await Promise.all([parseBulkSet(actor, object, sent), bulkKind(object).open(actor, ids)]);
    return { object, sent, set, session };
  },
  apply: async (id, { object, sent, set, session }, { actor }) => {
    assertMayRead(actor, object);
    assertMay(actor, bulkRight(object, sent));
    assertMaySet(actor, object, sent);
    const before = notArchived(await session.toChange(id));
    const writes = await planBulkItem(actor, object, before, set, session);
    const undo = { before: { ...before }, version: before.version + 1 };
    return { writes, ref: { object, id }, ...(writes.length > 0 && { undo }) };
  },
  finish: async ({ object }, { done, failed }) => ({ object, changed: done, failed }),
});
