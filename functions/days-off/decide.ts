import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { decideRequests } from '#shared/contract/days-off/decide-requests.ts';
import { DECIDED_AT_ONCE } from '#shared/days-off/limits.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planDecision, planUndecision, type Decision } from './decisions.ts';
import { DECIDE_KIND } from './days-off-runs.ts';

type Answer = EndpointResponse<typeof decideRequests>;
type Commit = (writes: Write[], answer: Answer) => Promise<Answer>;
type Failed = { id: number; code: string };

/** Decides one request. Of two who decide at once one gets `already_decided`. */
export const decideOne = (actor: Actor, id: number, decision: Decision, commit: Commit): Promise<Answer> =>
  retryLost(async () => {
    const { value, writes, warnings } = await planDecision(actor, id, decision);
    return commit([...writes], { id, state: value.state, warnings: [...warnings] });
  });

/** Does something with each of these, one after the other; what one is refused for does not keep the others. */
const each = async (ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<Failed[]> => {
  const failed: Failed[] = [];
  for (const id of ids)
    await retryLost(() => work(id)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      failed.push({ id, code: error.code });
    });
  return failed;
};

/** Decides several requests: a few at once, more as a run. */
export const decideMany = async (
  actor: Actor,
  ids: readonly number[],
  decision: Decision,
  commit: Commit,
): Promise<Answer> => {
  if (ids.length > DECIDED_AT_ONCE) {
    const title = {
      name: decision.decision === 'approve' ? 'approve' : 'decline',
      values: { count: ids.length },
    } as const;
    const run = { kind: DECIDE_KIND, title, input: { ids, ...decision }, actor, permission: 'days:read' } as const;
    return launchRun(run, async (writes, { run_id }) => {
      const answer = await commit(writes, { run_id });
      return { run_id: answer.run_id ?? run_id };
    });
  }
  const failed = await each(ids, async (id) => transact([...(await planDecision(actor, id, decision)).writes]));
  return commit([], { count: ids.length - failed.length, failed });
};

/** Puts each decision back that was made a moment ago. */
export const undecideEach = async (
  actor: Actor,
  ids: readonly number[],
): Promise<{ count: number; failed: Failed[] }> => {
  const failed = await each(ids, async (id) => transact([...(await planUndecision(actor, id)).writes]));
  return { count: ids.length - failed.length, failed };
};
