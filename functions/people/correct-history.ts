import { correctHistory } from '#shared/contract/people/correct-history.ts';
import { historyIssues } from '#shared/assignments/periods.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { presentPeriods } from '#functions/platform/assignments/held-periods.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertMayDecide, handOverOf } from './hand-overs.ts';
import { resolvePeriods } from './sent-periods.ts';

export const handler = serve(
  correctHistory,
  ({ body: { object_type, object_id: id, version, periods }, actor, commit }) =>
    editRecord({
      of: [object_type, id],
      version,
      commit,
      read: async () => {
        const session = await handOverOf(object_type).open(actor, [id]);
        const { stored } = session.toChange(id);
        return { version: stored.version, stored, session };
      },
      present: async ({ stored }) => ({ periods: await presentPeriods(actor, stored.periods) }),
      plan: async ({ stored, session }) => {
        const history = await resolvePeriods(actor, stored.periods, periods);
        assertNoIssues(historyIssues(history), 'period_overlap');
        const { issues, writes } = await session.correct(id, history);
        assertNoIssues(issues, 'period_overlap');
        return { writes, answer: (saved) => ({ id, version: saved }) };
      },
    }),
  ({ actor, named }) => assertMayDecide(actor, named('object_type')),
);
