import { previewRequest } from '#shared/contract/days-off/preview-request.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readDaysOff } from './days-off.ts';
import { outcomeOf } from './outcome.ts';
import { judgeRequest } from './request-changes.ts';
import { requests } from './requests.ts';

export const handler = serve(previewRequest, async ({ query, actor }) => {
  const { employee_id: employeeId, request_id: requestId, minutes = null, ...days } = query;
  const [person, stored] = await Promise.all([
    findPerson(actor, employeeId),
    requestId === undefined ? undefined : requests(actor).toChange(requestId),
  ]);
  const daysOff = await readDaysOff();
  const span = { ...days, minutes };
  const target = stored?.state === 'approved' ? { replaces: stored } : { before: stored };
  const judged = judgeRequest({ daysOff, person, asker: actor, span, reason: null, ...target });
  assertNoIssues([...judged.issues]);
  const id = target.before?.id ?? null;
  const replaces_id = target.replaces?.id ?? stored?.replaces_id ?? null;
  const counted = { employee_id: person.id, type_id: span.type_id, span, id, replaces_id };
  return outcomeOf(actor, daysOff, person, counted, judged.warnings);
});
