import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import assetTexts from '#shared/messages/en/assets.json' with { type: 'json' };
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { assets, outOf } from './assets.ts';

export const handler = serve(editAsset, ({ body: { asset_id: id, version, ...sent }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const things = assets(actor);
    const seen = await things.seeToChange(id);
    const { asset } = seen;
    if (asset.deleted) throw new AppError('archived', { detail: 'This asset is archived. Unarchive it first.' });
    if (version !== undefined && version !== asset.version) throw staleVersion(await outOf(asset), asset.version);
    const { start_date_new_owner, end_date_old_owner, ...body } = sent;
    const { value, issues, writes, changed } = await things.plan(
      id,
      body,
      { start_date_new_owner, end_date_old_owner },
      { seen },
    );
    assertNoIssues(
      issues,
      issues.some(({ code }) => code === 'period_overlap') ? 'period_overlap' : 'invalid',
      assetTexts.field,
    );
    const warnings = await things.warnings(value);
    if (!changed) return { id, version: asset.version, warnings };
    return commit(writes, { id, version: asset.version + 1, warnings });
  }),
);
