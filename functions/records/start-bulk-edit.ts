import { startBulkEdit } from '#shared/contract/records/start-bulk-edit.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { BULK_EDIT_KIND } from '#shared/runs/bulk-edit.ts';
import { BULK_UNDO_KIND, type BulkEditInput } from './bulk-edit.ts';
import { choiceOf } from './bulk-choice.ts';
import { bulkItems } from './bulk-items.ts';
import { bulkRight, parseBulkSet, assertMaySet } from './bulk-set.ts';
import { bulkTitle } from './bulk-title.ts';
import { assertMayRead, recordKind } from './record-kinds.ts';

export const handler = serve(
  startBulkEdit,
  async ({ body, actor, commit }) => {
    const { object_type: object, set } = body;
    const parsed = await parseBulkSet(actor, object, set);
    const choice = choiceOf(body);
    const { length: count } = await bulkItems(actor, object, choice);
    const input: BulkEditInput = { object, choice, set };
    const title = bulkTitle(object, set, parsed, count);
    const undo = { kind: BULK_UNDO_KIND, permission: bulkRight(object, set) };
    const { read: permission } = recordKind(object);
    return launchRun({ kind: BULK_EDIT_KIND, title, input, actor, permission, undo }, commit);
  },
  ({ actor, named }) => {
    const object = named('object_type');
    assertMayRead(actor, object);
    assertMaySet(actor, object, named('set'));
  },
);
