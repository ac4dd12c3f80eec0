import { settleAcceptance } from '#shared/contract/assets/settle-acceptance.ts';
import { acceptanceIssues, type AcceptanceDecision } from '#shared/assets/acceptance.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeCollection, nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assetStore } from './asset-store.ts';
import { assets } from './assets.ts';

const decisionEvent = (actor: Actor, asset: Asset, decision: AcceptanceDecision, reason: string): Write => {
  const owner_name = nameOfPerson(asset.owner_employee_id) ?? '';
  return decision === 'accepted'
    ? recordEvent(actor, 'asset', asset.id, 'asset_accepted', { owner_name })
    : recordEvent(actor, 'asset', asset.id, 'asset_request_declined', { owner_name, reason });
};

export const handler = serve(settleAcceptance, ({ body: { id, decision, reason }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { asset } = await assets(actor).toChange(id);
    assertNoIssues(acceptanceIssues(decision, reason), 'form_invalid');
    if (asset.deleted) throw new AppError('archived', { detail: 'This asset is archived. Unarchive it first.' });
    if (asset.acceptance === null) throw new AppError('conflict', { detail: 'Nobody owns this asset.' });
    if (asset.acceptance === decision) return { id };
    await employeeCollection.refresh();
    const writes = [
      assetStore.update(asset, { ...asset, acceptance: decision }),
      decisionEvent(actor, asset, decision, reason ?? ''),
    ];
    return commit(writes, { id });
  }),
);
