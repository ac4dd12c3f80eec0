import { issuesSentence } from '#shared/errors/issue-words.ts';
import { AppError } from '#shared/errors/problem.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { BULK_ACT_KIND } from '#shared/records/bulk-acts.ts';
import type { ActOrder, ActPlan } from '#functions/platform/records/record-kind.ts';
import { actFieldTokens } from '#functions/platform/texts/field-names.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { actOf, type BulkActInput } from './bulk-acts.ts';
import { bulkItems } from './bulk-items.ts';
import { assertMayRead } from './record-kinds.ts';

type Ready = BulkActInput & { plan: (id: number, order: ActOrder) => ActPlan | Promise<ActPlan> };

/** Archives, returns, transfers or ends many records, each under the rights and rules of its own endpoint. */
export const bulkActRun = itemKind<BulkActInput, number, Ready>({
  kind: BULK_ACT_KIND,
  permission: ({ object, act }) => actOf(object, act).write,
  paceMs: 0,
  groupMax: 10,
  inFlight: 4,
  expand: async function* ({ object, choice }, { actor }) {
    yield* await bulkItems(actor, object, choice);
  },
  refOf: (id, { object }) => ({ object, id }),
  prepare: async (input, ids, { actor }) => ({
    ...input,
    plan: await actOf(input.object, input.act).acts.open(actor, ids),
  }),
  apply: async (id, { object, act, to, day, note = null, plan }, { actor }) => {
    assertMayRead(actor, object);
    assertMay(actor, actOf(object, act).write);
    const { before, issues, writes } = await plan(id, { act, to, day, note });
    if (issues.length > 0) throw new AppError('invalid', { detail: issuesSentence(issues, actFieldTokens) });
    const undo = { before: { ...before }, version: before.version + 1 };
    return { writes: [...writes], ref: { object, id }, ...(writes.length > 0 && { undo }) };
  },
  finish: async ({ object, act }, { done, failed }) => ({ object, act, changed: done, failed }),
});
