import { dayWarnings } from '#shared/assignments/planned.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import assetTexts from '#shared/messages/en/assets.json' with { type: 'json' };
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assets } from './assets.ts';
import { presentAsset } from './planned-assets.ts';

export const handler = serve(editAsset, ({ body: { asset_id: id, version, ...sent }, actor, commit }) => {
  const register = assets(actor);
  const { start_date_new_owner, end_date_old_owner, ...body } = sent;
  return editRecord({
    of: ['asset', id],
    version,
    commit,
    read: async () => {
      const seen = await register.toChange(id);
      return { ...seen.asset, seen };
    },
    archived: 'This asset is archived. Unarchive it first.',
    present: ({ seen }) => presentAsset(actor, seen.asset),
    plan: async ({ seen }) => {
      const days = { start_date_new_owner, end_date_old_owner };
      const { value, issues, writes, changed } = await register.plan(id, body, days, { seen });
      const isDayRefused = issues.some(({ code }) => code.startsWith('held_') || code === 'ends_later');
      assertNoIssues(issues, isDayRefused ? 'period_overlap' : 'invalid', assetTexts.field);
      const far = dayWarnings(start_date_new_owner ?? end_date_old_owner, today());
      const warnings = [...(await register.warnings(value)), ...far];
      return { writes: changed ? writes : [], answer: (saved) => ({ id, version: saved, warnings }) };
    },
  });
});
