import { randomUUID } from 'node:crypto';
import { sendLink } from '#shared/contract/days-off/send-link.ts';
import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import { toDmy } from '#shared/values/dates.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { lastDayOfLink, linkMail } from './day-off-mails.ts';

export const handler = serve(sendLink, async ({ body, actor, commit }) => {
  const person = await findPerson(actor, body.employee_id);
  const mail = linkMail(person, randomUUID());
  if (!mail) throw issuesError([issue('employee_id', 'no_address')]);
  return commit([mail], { sent_to: person.email ?? '', until: toDmy(lastDayOfLink()) });
});
