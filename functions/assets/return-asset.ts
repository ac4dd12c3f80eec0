import { returnAsset } from '#shared/contract/assets/return-asset.ts';
import { changeHolder } from '#shared/assignments/periods.ts';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { correctReturn } from '#shared/assets/asset.rules.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assets } from './assets.ts';

const PATHS = { start: 'end_date', end: 'end_date' };
const NO_DATES = { start_date_new_owner: null, end_date_old_owner: null };

export const handler = serve(returnAsset, ({ body: { id, end_date: day }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const register = assets(actor);
    const seen = await register.toChange(id);
    const { deleted, owner_employee_id: owner, periods: before } = seen.asset;
    if (deleted) throw new AppError('archived', { detail: 'This asset is archived. Unarchive it first.' });
    const isCorrection = owner === 0 && day && before.at(-1)?.end_date;
    const moved = isCorrection
      ? correctReturn(before, day)
      : changeHolder(before, { to: 0, day, today: today(), paths: PATHS });
    assertNoIssues(moved.issues, 'period_overlap');
    const { writes } = await register.plan(id, {}, NO_DATES, { seen, periods: moved.periods });
    return commit(writes, { id, warnings: dayWarnings(day, today()) });
  }),
);
