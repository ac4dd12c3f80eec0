import { setCertificate } from '#shared/contract/trainings/set-certificate.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { certificateIssues } from '#shared/trainings/participant.rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fileIssues } from './certificate-file.ts';
import { planCertificate } from './participant-changes.ts';
import { participants } from './participants.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';

export const handler = serve(setCertificate, ({ body, actor, commit }) =>
  retryLost(async () => {
    const { training_id: trainingId, employee_id, obtained_on, valid_until = null, file_id = null } = body;
    const { id } = await participants(actor).ofPerson(trainingId, employee_id);
    const before = await participants(actor).toChange(id);
    const certificate = { obtained_on, valid_until, file_id };
    assertNoIssues([...certificateIssues(certificate, today()), ...(await fileIssues(id, file_id))], 'form_invalid');
    const { writes } = planCertificate(actor, before, certificate);
    return writes.length === 0 ? { id } : commit(writes, { id });
  }),
);
