import { editProgram } from '#shared/contract/trainings/edit-program.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { presentProgram } from './course-index.ts';
import { planProgramChange } from './program-changes.ts';
import { assertSegmentOfPeople, PROGRAM_DELETED } from './program-rules.ts';
import { programs } from './programs.ts';

export const handler = serve(editProgram, ({ body: { program_id: id, version, ...body }, actor, commit }) =>
  editRecord({
    of: ['program', id],
    version,
    commit,
    read: () => programs(actor).toChange(id),
    archived: PROGRAM_DELETED,
    present: presentProgram,
    plan: async (before) => {
      await assertSegmentOfPeople(actor, body.mandatory_segment_id);
      const { issues, writes } = planProgramChange({ actor, id, before, body, present: presentProgram });
      assertNoIssues(issues, 'form_invalid');
      return { writes, answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
