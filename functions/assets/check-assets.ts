import { checkAssets } from '#shared/contract/assets/check-assets.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { doneDayIssues } from '#shared/values/dates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planCheck } from './asset-checks.ts';
import { toCheck } from './assets-to-check.ts';

export const handler = serve(checkAssets, ({ body: { asset_ids, date, note }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const day = date ?? today();
    assertNoIssues(doneDayIssues('date', day, today()));
    const planned = (await toCheck(actor, asset_ids)).map((asset) => ({
      id: asset.id,
      writes: planCheck(actor, asset, day, note ?? null),
    }));
    const [checked, unchanged] = [true, false].map((isNew) =>
      planned.filter(({ writes }) => writes.length > 0 === isNew).map(({ id }) => id),
    );
    const answer = { checked: checked ?? [], unchanged: unchanged ?? [] };
    return commit(
      planned.flatMap(({ writes }) => writes),
      answer,
    );
  }),
);
