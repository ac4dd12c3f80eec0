import { listRuns } from '#shared/contract/runs/list-runs.ts';
import { isOpen } from '#shared/runs/run.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { listedRunIds, openRunIds, readRuns } from '#functions/platform/runs/run-store.ts';
import { seesAllRuns, viewRun } from '#functions/platform/runs/run-view.ts';

export const handler = serve(listRuns, async ({ query, actor }) => {
  const from = (query.page - 1) * query.per_page;
  const to = from + query.per_page;
  const mine = query.own === '1' || !seesAllRuns(actor);
  if (query.open === '1') {
    const heads = (await readRuns((await openRunIds()).toReversed())).filter(
      (head) => isOpen(head.status) && (!mine || head.user_id === actor.user_id),
    );
    return { data: await Promise.all(heads.slice(from, to).map((head) => viewRun(actor, head))), count: heads.length };
  }
  const ids = await listedRunIds(mine ? actor.user_id : undefined);
  const heads = await readRuns(ids.slice(from, to));
  return { data: await Promise.all(heads.map((head) => viewRun(actor, head))), count: ids.length };
});
