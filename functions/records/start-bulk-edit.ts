import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { startBulkEdit } from '#shared/contract/records/start-bulk-edit.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { BULK_EDIT_KIND } from '#shared/runs/bulk-edit.ts';
import { BULK_UNDO_KIND, type BulkChoice, type BulkEditInput } from './bulk-edit.ts';
import { bulkItems } from './bulk-items.ts';
import { bulkRight, parseBulkSet } from './bulk-set.ts';
import { bulkTitle } from './bulk-title.ts';
import { assertMayRead, recordKind } from './record-kinds.ts';

const choiceOf = ({ query, ids }: EndpointInput<typeof startBulkEdit>['body']): BulkChoice => {
  if (query && ids) assertNoIssues([issue('ids', 'unrecognized_key')]);
  if (query) return { query };
  if (ids) return { ids };
  throw new AppError('form_invalid', { fields: [issue('ids', 'required')] });
};

export const handler = serve(startBulkEdit, async ({ body, actor, commit }) => {
  const { object_type: object, set } = body;
  assertMayRead(actor, object);
  const parsed = await parseBulkSet(actor, object, set);
  const choice = choiceOf(body);
  const { length: count } = await bulkItems(actor, object, choice);
  const input: BulkEditInput = { object, choice, set };
  const title = bulkTitle(object, set, parsed, count);
  const undo = { kind: BULK_UNDO_KIND, permission: bulkRight(object, set) };
  const { read: permission } = recordKind(object);
  return launchRun({ kind: BULK_EDIT_KIND, title, input, actor, permission, undo }, commit);
});
