import { transferAssets } from '#shared/contract/assets/transfer-assets.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { givenLateIssues } from '#functions/platform/assignments/given-late.ts';
import { findPerson, visiblePerson } from '#functions/platform/directory/employees.ts';
import type { RunTitle } from '#shared/runs/run-title.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { TRANSFER_KIND, undoOfAssets, type TransferInput } from './asset-runs.ts';
import { assetsOwnedBy } from './owned-by.ts';

export const handler = serve(transferAssets, async ({ body, actor, commit }) => {
  const { from_employee_id: from, to_employee_id: to, asset_ids: ids, date } = body;
  const sender = await visiblePerson(actor, from);
  if (to === from) assertNoIssues([issue('to_employee_id', 'other_person')], 'invalid');
  const receiver = to > 0 ? await findPerson(actor, to, 'to_employee_id') : undefined;
  assertNoIssues(givenLateIssues(to, date, 'date'));
  if (!ids && (await assetsOwnedBy(from)).length === 0)
    assertNoIssues([issue('asset_ids', 'please_select_asset')], 'invalid');
  const input: TransferInput = {
    from_employee_id: from,
    to_employee_id: to,
    asset_ids: ids ? [...new Set(ids)] : null,
    date: date ?? today(),
  };
  const { name: person } = sender;
  const title: RunTitle = receiver
    ? { name: 'transferAssets', values: { person, to: receiver.name } }
    : { name: 'returnAssets', values: { person } };
  const about = { kind: TRANSFER_KIND, permission: 'assets:read', undo: undoOfAssets } as const;
  return launchRun({ ...about, title, input, actor }, commit);
});
